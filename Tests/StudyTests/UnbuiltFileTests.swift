import Foundation
import TestKit
import Testing

@testable import study

/// What a reader puts beside the answers, in their folder.
@Suite(.provedOnce(.study)) struct UnbuiltFileTests {
  private let folder = "Exercises/02-under-the-finger"
  private let copy = ".build/study/Exercises/02-under-the-finger"

  @Test(arguments: [
    ("mine/Exercise2_1.swift", "another file of the chapter has its name"),
    ("a.c", "it is not written in Swift"), ("mine/Old.m", "it is not written in Swift"),
  ])
  func `a file with which Swift builds nothing is left out, and is told`(
    name: String, reason: String
  ) throws {
    let book = try TestBook()
    try book.write("\(folder)/\(name)", "what is here is not compiled\n")
    try book.write("\(folder)/mine/Helper.swift", "func help() {}\n")
    try book.write("\(folder)/Exercise2_1.swift", "mine\n")
    book.next.events = Events.passed("ex2_1_order")
    expectEqual(book.study("check", "2.1"), 0)
    expectEqual(
      book.out,
      ["Exercise 2.1 is passed.", "", "Left out, since \(reason):", "  \(folder)/\(name)"])
    expectEqual(book.chapters, [["02"]])
    try expectEqual(book.read("\(copy)/Exercise2_1.swift"), "mine\n")
    try expectEqual(book.list("\(copy)/mine"), ["Helper.swift"])
    try expectEqual(
      book.list(copy), ["Exercise2_1.swift", "Exercise2_2.swift", "README.md", "mine"])
  }

  @Test func `of two files with one name the one beside the answers is built`() throws {
    let book = try TestBook()
    try book.write("\(folder)/a/b/Helper.swift", "")
    try book.write("\(folder)/z/Helper.swift", "")
    try book.write("\(folder)/.hidden/Exercise2_1.swift", "")
    let chapter = try #require(Catalog(from: book.root).chapters.first)
    expectEqual(chapter.unbuiltFiles(in: book.root).map(\.path), ["\(folder)/a/b/Helper.swift"])
    // The answer that is gone has its name all the same.
    try book.write("\(folder)/mine/Exercise2_2.swift", "")
    try FileManager.default.removeItem(
      at: book.root.appendingPathComponent("\(folder)/Exercise2_2.swift"))
    expectEqual(
      chapter.unbuiltFiles(in: book.root).map(\.path),
      ["\(folder)/mine/Exercise2_2.swift", "\(folder)/a/b/Helper.swift"])
    try FileManager.default.removeItem(at: book.root.appendingPathComponent("\(folder)/mine"))
    try book.write("\(folder)/Helper.swift", "")
    expectEqual(
      chapter.unbuiltFiles(in: book.root).map(\.path),
      ["\(folder)/z/Helper.swift", "\(folder)/a/b/Helper.swift"])
  }

  @Test func `what lies beside the answers otherwise is built with them`() throws {
    let book = try TestBook()
    for name in ["mine/Helper.swift", "Notes.txt", "mine/notes.md", ".c", ".stubs/a.c"] {
      try book.write("\(folder)/\(name)", "")
    }
    book.next.events = Events.passed("ex2_1_order")
    expectEqual(book.study("check", "2.1"), 0)
    expectEqual(book.out, ["Exercise 2.1 is passed."])
    expectEqual(book.chapters, [[]])
  }
}
