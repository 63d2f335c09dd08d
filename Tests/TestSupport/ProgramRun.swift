import Foundation

/// One run of a program of this package, which lies where the tests lie.
public struct ProgramRun {
  public let status: Int32
  public let output: String
  public let errors: String

  public init(_ program: String, _ arguments: String...) throws {
    try self.init(program, arguments)
  }

  public init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent(program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
