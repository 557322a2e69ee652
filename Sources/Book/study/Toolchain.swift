import Foundation

/// The Swift that grades.
enum Toolchain {
  /// The oldest version that will do.
  static let needed = [6, 3]

  /// The oldest Xcode with that version in it.
  static let xcode = "Xcode 26.4"

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
      return Diagnosis(
        kind: .problem, text: "No swift on the path: install Swift \(wish), or \(xcode).")
    }
    guard let match = text.firstMatch(of: /Swift version ([0-9]+)\.([0-9]+)(\.[0-9]+)?/),
      let major = Int(match.1), let minor = Int(match.2)
    else {
      return Diagnosis(kind: .note, text: "Swift's version cannot be read; \(wish) is needed.")
    }
    let version = match.0.dropFirst("Swift version ".count)
    return (major, minor) < (needed[0], needed[1])
      ? Diagnosis(
        kind: .problem, text: "Swift \(version) is too old: install \(xcode), or Swift \(wish).")
      : Diagnosis(kind: .ok, text: "Swift \(version); \(wish) is needed.")
  }

  /// Browsers in which the page can be tested; on a Mac they are not on the path.
  static let browsers = [
    "chromium-headless-shell", "chromium", "google-chrome", "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]

  /// The first of some programs that is there: on the path, or where its name says.
  static func program(_ names: [String]) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.first { name in
      let places = name.hasPrefix("/") ? [name] : folders.map { "\($0)/\(name)" }
      return places.contains { FileManager.default.isExecutableFile(atPath: $0) }
    }
  }
}
