/// What the program is asked to do.
enum Command {
  case list
  case play([Step])

  init(_ arguments: some Collection<String>) throws(CommandError) {
    var arguments = Array(arguments)
    guard !arguments.isEmpty else {
      self = .play(Step.allCases)
      return
    }
    let option = arguments.removeFirst()
    switch (option, arguments.count) {
    case ("--list", 0): self = .list
    case ("--steps", 1): self = .play(try Self.steps(named: arguments[0]))
    case ("--steps", 0): throw .noSteps
    case ("--list", _), ("--steps", _): throw .unknown(arguments.last ?? option)
    default: throw .unknown(option)
    }
  }

  private static func steps(named list: String) throws(CommandError) -> [Step] {
    var steps: [Step] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let step = Step(rawValue: String(name)) else { throw .unknownStep(String(name)) }
      steps.append(step)
    }
    return steps
  }
}

enum CommandError: Error, CustomStringConvertible {
  case unknown(String)
  case noSteps
  case unknownStep(String)

  var description: String {
    switch self {
    case .unknown(let argument): "unknown argument '\(argument)'; \(usage)"
    case .noSteps: "--steps needs the names of steps, separated by commas; \(stepNames)"
    case .unknownStep(let name): "there is no step '\(name)'; \(stepNames)"
    }
  }

  private var usage: String { "there are --list and --steps a,b,c" }

  private var stepNames: String {
    "the steps are \(Step.allCases.map(\.rawValue).joined(separator: ", "))"
  }
}
