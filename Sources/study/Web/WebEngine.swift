import BookKit
import BookSite
import Foundation
import LiveBook

/// The book's library as WebAssembly, made with the toolchain alone.
///
/// Every module is compiled by one call of the compiler and only if something of it has changed; two
/// at a time, as far as none waits for another.
struct WebEngine {
  /// The package's folder.
  let root: URL

  /// What the page calls; the linker keeps these and what they need.
  static let exports = ["pageBuffer", "pageAnswer", "pageSet", "pageFinger", "pageAdvance"]

  /// The engine as a script of the site.
  ///
  /// - Parameters:
  ///   - linker: The linker for WebAssembly.
  ///   - tell: Is told what is built.
  /// - Returns: The script.
  /// - Throws: `Problem` where something is missing or does not build.
  func script(linker: URL, _ tell: (String) -> Void) throws -> Data {
    Packed.script("ENGINE", try Packed.gzip(linked(linker: linker, tell)))
  }

  private func linked(linker: URL, _ tell: (String) -> Void) throws -> Data {
    let modules = WebModule.all
    let build = WebBuild(root: root, folder: root.appendingPathComponent(".build-wasm/modules"))
    try build.compile(modules, tell)
    let linked = root.appendingPathComponent(".build-wasm/book.wasm")
    tell("linked and packed")
    try run(
      linker.path,
      [
        "--no-entry", "--allow-undefined", "--gc-sections", "--strip-all",
        "--compress-relocations", "-z", "stack-size=1048576",
      ]
        + Self.exports.map { "--export=\($0)" }
        + [build.object.path, "-o", linked.path],
      "The engine cannot be linked.")
    return try Data(contentsOf: linked)
  }

  /// The linker of this toolchain for WebAssembly.
  ///
  /// - Throws: `Problem` if the toolchain cannot build WebAssembly.
  func linker() throws -> URL {
    let answer = try run(
      "swiftc", ["-print-target-info"], "There is no swiftc that says where its libraries lie.")
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    guard let info = try? JSONDecoder().decode(Info.self, from: answer) else {
      throw Problem("swiftc does not say where its libraries lie.")
    }
    return try Self.linker(resources: URL(fileURLWithPath: info.paths.runtimeResourcePath))
  }

  /// The linker of a toolchain.
  ///
  /// - Parameter resources: Where the toolchain's libraries lie, as in `/usr/lib/swift`.
  /// - Returns: The linker's file.
  /// - Throws: `Problem` if the library or the linker for WebAssembly is not there.
  static func linker(resources: URL) throws -> URL {
    let library = resources.appendingPathComponent(
      "embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule")
    let linker = resources.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("bin/wasm-ld")
    let files = FileManager.default
    let missing =
      (files.fileExists(atPath: library.path) ? [] : ["library for WebAssembly"])
      + (files.isExecutableFile(atPath: linker.path) ? [] : ["wasm-ld"])
    guard missing.isEmpty else {
      throw Problem(
        "This Swift has no \(missing.joined(separator: " and no ")), so the page cannot be built; "
          + "the Swift from swift.org has what it needs, the one in Xcode has not.")
    }
    return linker
  }

  /// Runs a program and returns what it prints on standard output.
  @discardableResult
  private func run(_ program: String, _ arguments: [String], _ problem: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = root
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch { throw Problem(problem) }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Problem(problem) }
    return output
  }
}
