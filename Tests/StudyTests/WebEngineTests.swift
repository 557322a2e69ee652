import BookKit
import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct WebEngineTests {
  private let toolchain = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  /// Makes a toolchain of some empty files, and asks for its linker.
  private func linker(_ files: [String]) throws -> String {
    defer { try? FileManager.default.removeItem(at: toolchain) }
    for file in files {
      let place = toolchain.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      _ = FileManager.default.createFile(
        atPath: place.path, contents: Data(), attributes: [.posixPermissions: 0o755])
    }
    let resources = toolchain.appendingPathComponent("lib/swift")
    return try WebEngine.linker(resources: resources).path
  }

  private static let library =
    "lib/swift/embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule"

  @Test func `the linker lies beside the compiler`() throws {
    #expect(try linker([Self.library, "bin/wasm-ld"]) == toolchain.path + "/bin/wasm-ld")
  }

  @Test(arguments: [
    ([], "library for WebAssembly and no wasm-ld"), ([library], "wasm-ld"),
    (["bin/wasm-ld"], "library for WebAssembly"),
  ])
  func `a toolchain without WebAssembly is told so in one sentence`(
    files: [String], missing: String
  ) {
    let sentence =
      "This Swift has no \(missing), so the page cannot be built: "
      + "the one in Xcode has none, the one from swift.org has; with swiftly (swift.org/install) "
      + "call swiftly install 6.3, then swiftly run swift run study web +6.3."
    #expect(throws: Problem(sentence)) { try linker(files) }
  }
}
