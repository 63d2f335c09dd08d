#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Fails the running test of XCTest, if XCTest is in the process.
enum XCTestReporter {
  /// `XCTFail(_: String, file: StaticString, line: UInt)` as machine code: a string is two words, a
  /// static string three, and Swift passes six words in the registers in which C does.
  private typealias Fail = @convention(c) (UInt, UInt, UInt, UInt, UInt, UInt) -> Void

  private static let symbol = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"

  /// Records the failure; `false` where XCTest is not there.
  static func fail(_ message: String, file: StaticString, line: UInt) -> Bool {
    guard let address = dlsym(dlopen(nil, RTLD_NOW), symbol) else { return false }
    let fail = unsafeBitCast(address, to: Fail.self)
    let text = unsafeBitCast(message, to: (UInt, UInt).self)
    withExtendedLifetime(message) {
      fail(
        text.0, text.1, UInt(bitPattern: file.utf8Start), UInt(file.utf8CodeUnitCount),
        file.isASCII ? 2 : 0, line)
    }
    return true
  }
}
