import BookKit
import Foundation

/// The book's library as WebAssembly, made with the toolchain alone.
struct WebEngine {
  /// The package's folder.
  let root: URL

  /// What the page calls; the linker keeps these and what they need.
  static let exports = ["pageBuffer", "pageAnswer", "pageSet", "pageFinger", "pageAdvance"]

  /// The file, packed by gzip.
  ///
  /// - Throws: `Problem` where something is missing or does not build.
  func packed() throws -> Data {
    let linker = try linker()
    let build = root.appendingPathComponent(".build-wasm")
    // Size counts here, speed does not: a page spends its time in drawing. An exclusivity check
    // finds mistakes, which the native tests do as well.
    try run(
      "swift",
      [
        "build", "--triple", "wasm32-unknown-none-wasm", "-c", "release", "--product", "LiveBook",
        "--scratch-path", build.path,
      ]
        + [
          "-enable-experimental-feature", "Embedded", "-wmo", "-Osize",
          "-enforce-exclusivity=unchecked",
        ].flatMap { ["-Xswiftc", $0] }, "The engine does not build as WebAssembly.")
    let library = build.appendingPathComponent("wasm32-unknown-none-wasm/release/libLiveBook.a")
    let linked = build.appendingPathComponent("book.wasm")
    try run(
      linker.path,
      [
        "--no-entry", "--allow-undefined", "--gc-sections", "--strip-all",
        "--compress-relocations", "-z", "stack-size=1048576",
      ]
        + Self.exports.map { "--export=\($0)" }
        + [library.path, "-o", linked.path], "The engine cannot be linked.")
    try run("gzip", ["-9", "-n", "-f", "-k", linked.path], "gzip cannot pack the engine.")
    return try Data(contentsOf: URL(fileURLWithPath: linked.path + ".gz"))
  }

  /// The linker beside the compiler, if the compiler has a library for WebAssembly, too.
  func linker() throws -> URL {
    let answer = try run("swiftc", ["-print-target-info"], "There is no swiftc on the path.")
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    guard let info = try? JSONDecoder().decode(Info.self, from: answer) else {
      throw Problem("swiftc does not say where its libraries lie.")
    }
    let resources = URL(fileURLWithPath: info.paths.runtimeResourcePath)
    let library = resources.appendingPathComponent("embedded/wasm32-unknown-none-wasm")
    let linker = resources.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("bin/wasm-ld")
    guard FileManager.default.fileExists(atPath: library.path),
      FileManager.default.isExecutableFile(atPath: linker.path)
    else {
      throw Problem(
        """
        This toolchain has no library for WebAssembly or no wasm-ld; \
        install Swift 6.3 from swift.org, which has both.
        """)
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
    guard process.terminationStatus == 0 else {
      let text = String(decoding: output, as: UTF8.self)
      let error = text.components(separatedBy: "\n").first { $0.contains("error:") }
      throw Problem(problem + (error.map { "\n" + $0 } ?? ""))
    }
    return output
  }
}
