public import Foundation

/// Where the tests lie, and beside them what is built with them: programs and compiled modules.
///
/// The first argument does not tell: on macOS it is a helper of the toolchain, in Xcode `xctest`.
public enum Products {
  /// The folder of the tests' own bundle or program.
  public static let folder: URL = folder(
    arguments: CommandLine.arguments, bundles: Bundle.allBundles.map(\.bundlePath),
    program: try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))

  /// A program that is built with the tests.
  ///
  /// - Parameter name: Its name, as in `chapter2`.
  /// - Returns: Its file.
  public static func program(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// The folder of the compiled modules: SwiftPM has one for them, Xcode has none.
  public static let modules: URL = {
    let own = folder.appendingPathComponent("Modules", isDirectory: true)
    return FileManager.default.fileExists(atPath: own.path) ? own : folder
  }()

  /// The package's folder.
  public static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether Xcode runs the tests, and not `swift test`.
  static let areXcodes = areXcodes(environment: ProcessInfo.processInfo.environment)

  /// Whether an environment is one in which Xcode runs tests: it names the session and the bundle.
  static func areXcodes(environment: [String: String]) -> Bool {
    environment.keys.contains { $0.hasPrefix("XCTest") }
  }

  /// The folder in which the tests lie.
  ///
  /// - Parameters:
  ///   - arguments: The process's words.
  ///   - bundles: The bundles it has loaded.
  ///   - program: The program it runs, where the system tells.
  /// - Returns: The folder of the bundle or the program that ends in `.xctest`; if there is none,
  ///   that of the program.
  static func folder(arguments: [String], bundles: [String], program: String?) -> URL {
    // Where a helper loads the tests, its arguments name them.
    let named = arguments.firstIndex(of: "--test-bundle-path").flatMap { place in
      arguments.indices.contains(place + 1) ? arguments[place + 1] : nil
    }
    let places = [named].compactMap { $0 } + bundles + [program ?? arguments[0]]
    for place in places {
      var folder = URL(fileURLWithPath: place)
      while folder.path != "/" {
        if folder.pathExtension == "xctest" { return folder.deletingLastPathComponent() }
        folder.deleteLastPathComponent()
      }
    }
    return URL(fileURLWithPath: program ?? arguments[0]).deletingLastPathComponent()
  }
}
