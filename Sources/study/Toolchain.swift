import Foundation

/// The Swift that grades.
enum Toolchain {
  /// The oldest version that will do.
  static let needed = [6, 3]

  /// What `swift --version` prints; nil if there is no swift.
  static func version() -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "--version"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : nil
  }

  /// Judges what `swift --version` printed.
  static func diagnosis(version text: String?) -> Diagnosis {
    let wish = "\(needed[0]).\(needed[1]) or newer"
    guard let text else {
      return Diagnosis(kind: .problem, text: "No swift on the path: install Swift \(wish).")
    }
    guard let match = text.firstMatch(of: /Swift version ([0-9]+)\.([0-9]+)(\.[0-9]+)?/),
      let major = Int(match.1), let minor = Int(match.2)
    else {
      return Diagnosis(kind: .note, text: "Swift's version cannot be read; \(wish) is needed.")
    }
    let version = match.0.dropFirst("Swift version ".count)
    return (major, minor) < (needed[0], needed[1])
      ? Diagnosis(kind: .problem, text: "Swift \(version) is too old: install \(wish).")
      : Diagnosis(kind: .ok, text: "Swift \(version); \(wish) is needed.")
  }

  /// Whether the linker for WebAssembly lies where `.ci/run` looks for it.
  static var hasWebAssemblyLinker: Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let swift = path.split(separator: ":").map { "\($0)/swift" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let swift else { return false }
    let folder = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
    return FileManager.default.isExecutableFile(
      atPath: folder.appendingPathComponent("wasm-ld").path)
  }
}
