import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct NeededSwiftTests {
  private static let needed = Toolchain.needed.map(String.init).joined(separator: ".")

  private func text(_ file: String) throws -> String {
    let root = try Catalog.root(from: URL(fileURLWithPath: #filePath))
    return try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  @Test func `the manifest refuses every Swift that the doctor calls too old`() throws {
    let first = try text("Package.swift").prefix { !$0.isNewline }
    #expect(first == "// swift-tools-version: \(Self.needed)")
  }

  @Test func `README asks for the Swift that the doctor asks for`() throws {
    #expect(try text("README.md").contains("You need Swift \(Self.needed) or newer."))
  }
}
