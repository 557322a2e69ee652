import BookKit
package import Foundation

/// UIKit's own declarations as the compiler knows them: code for an app is checked against them, and so
/// is the engine.
///
/// On a Mac they are those of the SDK for iOS. Elsewhere they are the interface that lies in the folder
/// `UIKit` among the rules, which is written after Apple's pages and headers.
package struct UIKitInterface: Sendable {
  /// The folder in which the modules are built and files are checked.
  private let work: URL
  /// What the compiler is told so that it finds UIKit.
  private let flags: [String]

  /// Where the interface lies, from the package's root.
  package static let folder = RuleBook.folder + "/UIKit"

  /// How Xcode compiles a new app: in the latest language mode, and on the main actor.
  private static let asInXcode = ["-swift-version", "6", "-default-isolation", "MainActor"]

  /// Makes UIKit's declarations known.
  ///
  /// - Parameters:
  ///   - root: The package's folder.
  ///   - work: An empty folder to work in.
  /// - Throws: `Problem` with what the compiler says, if the interface does not compile.
  package init(root: URL, work: URL) throws {
    self.work = work
    #if os(macOS)
      let sdk = try Self.run(["xcrun", "--sdk", "iphonesimulator", "--show-sdk-path"]).output
      flags = ["-sdk", trimmed(sdk), "-target", "arm64-apple-ios18.0-simulator"]
    #else
      let interface = root.appendingPathComponent(Self.folder)
      flags = [
        "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module", "-I",
        interface.appendingPathComponent("CGeometry").path, "-I", work.path,
      ]
      try Self.compile(interface, in: work, flags)
    #endif
  }

  /// Compiles the parts of the interface to one module, after what it needs of Objective-C.
  private static func compile(_ interface: URL, in work: URL, _ flags: [String]) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: interface.path)
    let (head, runtime) = ("Head.swiftinterface", "ObjectiveC.swiftinterface")
    let parts = names.filter { $0.hasSuffix(".swiftinterface") && $0 != head && $0 != runtime }
    func text(_ name: String) throws -> String {
      try String(contentsOf: interface.appendingPathComponent(name), encoding: .utf8)
    }
    let whole =
      try ["// swift-interface-format-version: 1.0\n"]
      + ([head] + parts.sorted()).map { try text($0) }
    let modules = [("ObjectiveC", try text(runtime)), ("UIKit", whole.joined(separator: "\n"))]
    for (module, text) in modules {
      let file = work.appendingPathComponent(module + ".swiftinterface")
      try text.write(to: file, atomically: true, encoding: .utf8)
      // With library evolution an enumeration may get further cases, as UIKit's may.
      let said = try run(
        ["swiftc", "-frontend", "-emit-module", "-experimental-skip-all-function-bodies"] + flags
          + ["-swift-version", "6", "-enable-library-evolution", "-module-name", module, file.path]
          + ["-o", work.appendingPathComponent(module + ".swiftmodule").path])
      guard said.status == 0 else { throw Problem("\(module): \(said.output)") }
    }
  }

  /// What the compiler finds in the files of an app: errors, and warnings as well.
  ///
  /// - Parameters:
  ///   - files: The files' texts by their names.
  ///   - name: A name for the app.
  /// - Returns: A line for each; empty if everything fits.
  /// - Throws: What the file system says.
  package func findings(in files: [String: String], _ name: String) throws -> [String] {
    let folder = work.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = try files.keys.sorted().map { name in
      let file = folder.appendingPathComponent(name)
      // UIKit brings Foundation along; on Linux both have names that would be ambiguous.
      var text = (files[name] ?? "").replacing(pattern: "^import Foundation\\n", "\n")
      #if !os(macOS)
        // A part of Apple's module; our interface of UIKit has its names itself.
        text = text.replacing(
          pattern: "^import UIKit\\.UIGestureRecognizerSubclass\\n", "\n")
      #endif
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let said = try Self.run(
      ["swiftc", "-frontend", "-typecheck", "-parse-as-library", "-module-name", "App"] + flags
        + Self.asInXcode + paths)
    let found = said.output.split(separator: "\n").map { String($0) }.filter {
      !$0.hasPrefix(" ") && ($0.contains(": error: ") || $0.contains(": warning: "))
    }
    let lines = found.map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
    return said.status == 0 || !lines.isEmpty ? lines : [said.output]
  }

  /// What a module declares, as the compiler prints it.
  ///
  /// - Parameters:
  ///   - module: The module: UIKit's own, if nothing else is given.
  ///   - modules: The folder of a compiled module that is not UIKit's; nil for UIKit.
  /// - Returns: The declarations by the names of their types and their own: `UIView.hitTest(_:with:)`.
  /// - Throws: `Problem` if the module cannot be read.
  package func declarations(
    of module: String = "UIKit", in modules: URL? = nil
  ) throws -> [String: [String]] {
    let folder = work.appendingPathComponent("declared-" + module)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var call = [
      "swift-symbolgraph-extract", "-module-name", module, "-output-dir", folder.path,
      "-minimum-access-level", "public", "-skip-synthesized-members",
    ]
    if let modules {
      call += ["-target", try Self.target(), "-I", modules.path]
    } else {
      #if os(macOS)
        call += flags
      #else
        call += ["-target", try Self.target()] + flags.dropFirst(2)
      #endif
    }
    #if os(macOS)
      call.insert("xcrun", at: 0)
    #endif
    let said = try Self.run(call)
    guard said.status == 0 else { throw Problem("\(module): \(said.output)") }
    var declarations: [String: [String]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      for symbol in try JSONDecoder().decode(SymbolGraph.self, from: data).symbols {
        let text = (symbol.declarationFragments ?? []).map { $0.spelling }.joined()
        declarations[symbol.pathComponents.joined(separator: "."), default: []].append(text)
      }
    }
    return declarations
  }

  /// The part of the compiler's list of a module's symbols that is read here.
  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
      let pathComponents: [String]
      let declarationFragments: [Fragment]?
    }
    struct Fragment: Decodable {
      let spelling: String
    }
    let symbols: [Symbol]
  }

  /// The machine for which the compiler compiles.
  private static func target() throws -> String {
    struct Info: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    let said = try run(["swiftc", "-print-target-info"]).output
    return try JSONDecoder().decode(Info.self, from: Data(said.utf8)).target.triple
  }

  private static func run(_ words: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
