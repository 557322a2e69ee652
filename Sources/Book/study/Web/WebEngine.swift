import BookKit
import BookSite
import Foundation
import LiveBook

/// The book's library and its judge as WebAssembly, made with the toolchain alone.
///
/// Every module is compiled by one call of the compiler and only if something of it has changed; two
/// at a time, as far as none waits for another.
struct WebEngine {
  /// The package's folder.
  let root: URL

  /// What the page calls of the engine; the linker keeps these and what they need.
  static let exports = ["pageBuffer", "pageAnswer", "pageSet", "pageFinger", "pageAdvance"]
  /// What it calls of the judge.
  static let judgeExports = ["pageBuffer", "pageAnswer"]
  /// What `engine.js` gives both; to ask its host for anything else is an error of the linker.
  static let host = [
    "__multi3", "__stack_chk_fail", "__stack_chk_guard", "_swift_stdlib_getComposition",
    "_swift_stdlib_getDecompositionEntry", "_swift_stdlib_getGraphemeBreakProperty",
    "_swift_stdlib_getNormData", "_swift_stdlib_isExtendedPictographic",
    "_swift_stdlib_isInCB_Consonant", "_swift_stdlib_nfd_decompositions", "arc4random_buf", "free",
    "memcmp", "posix_memalign", "round",
  ]

  /// The engine and the judge as scripts of the site.
  ///
  /// - Parameters:
  ///   - linker: The linker for WebAssembly.
  ///   - tell: Is told what is built.
  /// - Returns: The scripts.
  /// - Throws: `Problem` where something is missing or does not build.
  func scripts(linker: URL, _ tell: (String) -> Void) throws -> (engine: Data, judge: Data) {
    let build = WebBuild(root: root, folder: root.appendingPathComponent(".build-wasm/modules"))
    try build.compile(WebModule.all, tell)
    tell("linked and packed")
    let host = root.appendingPathComponent(".build-wasm/host.txt")
    try Data(Self.host.joined(separator: "\n").utf8).write(to: host)
    func linked(_ module: WebModule, _ exports: [String], _ more: [String] = []) throws -> Data {
      let linked = root.appendingPathComponent(".build-wasm/\(module.name).wasm")
      try run(
        linker.path,
        [
          "--no-entry", "--allow-undefined-file=\(host.path)", "--gc-sections", "--strip-all",
          "--compress-relocations", "-z", "stack-size=1048576",
        ]
          + exports.map { "--export=\($0)" }
          + [build.product(of: module).path] + more + ["-o", linked.path],
        "\(module.name) cannot be linked.")
      return try Packed.gzip(ModuleStreams.split(Data(contentsOf: linked)))
    }
    // A reader may write any letter, so that the judge knows them all; the engine needs none but
    // those of the book.
    let letters = try resources().appendingPathComponent(
      "embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a")
    return (
      Packed.script("ENGINE", try linked(.engine, Self.exports)),
      Packed.script("JUDGE", try linked(.judge, Self.judgeExports, [letters.path]))
    )
  }

  /// The linker of this toolchain for WebAssembly.
  ///
  /// - Throws: `Problem` if the toolchain cannot build WebAssembly.
  func linker() throws -> URL { try Self.linker(resources: try resources()) }

  /// Where the libraries of this toolchain lie.
  private func resources() throws -> URL {
    let answer = try run(
      "swiftc", ["-print-target-info"], "There is no swiftc that says where its libraries lie.")
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    guard let info = try? JSONDecoder().decode(Info.self, from: answer) else {
      throw Problem("swiftc does not say where its libraries lie.")
    }
    return URL(fileURLWithPath: info.paths.runtimeResourcePath)
  }

  /// What to do where Swift has no WebAssembly.
  static let remedy =
    "the one in Xcode has none, the one from swift.org has; with swiftly (swift.org/install) call "
    + "swiftly install 6.3, then swiftly run swift run study web +6.3"

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
        "This Swift has no \(missing.joined(separator: " and no ")), so the page cannot be built: "
          + "\(remedy).")
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
