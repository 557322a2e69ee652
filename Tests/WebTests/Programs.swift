import Foundation
import TestKit
import Testing

/// A script beside these tests.
func script(_ name: String) -> String {
  Products.package.appendingPathComponent("Tests/WebTests/Scripts/\(name)").path
}

/// A file of the site, if one is built and not older than what it is made of; else the test is
/// skipped.
func built(_ name: String) throws -> String {
  let page = Products.package.appendingPathComponent(".build/web/\(name)")
  // The engine is the last file that is written.
  guard let built = changed(Products.package.appendingPathComponent(".build/web/engine.js")) else {
    try Test.cancel("There is no page: swift run study web builds it.")
  }
  let sources = [
    "Sources/MiniUIKit", "Sources/Stage", "Sources/Book/LiveBook", "Sources/Book/BookSite",
    "Sources/Book/study/Web", "Sources/Exercises/GradingCore", "Sources/Exercises/WrittenExercises",
    "Chapters",
  ]
  for folder in sources {
    let files = FileManager.default.enumerator(
      at: Products.package.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      let isSource = ["swift", "js", "css", "html", "md"].contains(file.pathExtension)
      if isSource, let time = changed(file), time > built {
        try Test.cancel(
          "The page is older than \(file.lastPathComponent): swift run study web builds it anew.")
      }
    }
  }
  return page.path
}

private func changed(_ file: URL) -> Date? {
  (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
}

/// The first program of some that is on the path, or where its name says; else the test is skipped.
func program(_ names: [String], _ what: String) throws -> String {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  for name in names {
    for path in name.hasPrefix("/") ? [name] : folders.map({ "\($0)/\(name)" }) {
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
  }
  try Test.cancel("There is no \(what) here, such as \(names[0]).")
}

func program(_ name: String, _ what: String) throws -> String { try program([name], what) }

/// Runs a program and returns what it prints; once more if a browser did not answer, which is no
/// fault of a page's.
func run(
  _ program: String, _ arguments: [String], _ environment: [String: String] = [:]
) throws -> String {
  let output = try runOnce(program, arguments, environment)
  guard output.contains("The browser does not answer.") else { return output }
  return try runOnce(program, arguments, environment)
}

private func runOnce(
  _ program: String, _ arguments: [String], _ environment: [String: String]
) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  process.standardInput = FileHandle.nullDevice
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: output, as: UTF8.self)
}
