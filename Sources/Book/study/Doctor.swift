import BookKit
import Foundation

/// One line of the doctor's.
struct Diagnosis: Equatable {
  enum Kind: String { case ok, note, problem }
  let kind: Kind
  let text: String
}

extension Study {
  /// Looks at everything the book needs; 1 if something must be mended.
  func doctor() throws -> Int32 {
    let root = try Catalog.root(from: directory)
    let diagnoses =
      [
        Toolchain.diagnosis(version: swiftVersion()), platform, folder(root), memory(root),
        space(root), built(root), exercises(try Catalog(from: directory)), git(root), terminal,
        page(root), pageTests,
      ] + [temporaryFolder].compactMap { $0 }
    for diagnosis in diagnoses {
      out(hanging(padded(diagnosis.kind.rawValue, 9), diagnosis.text).joined(separator: "\n"))
    }
    let problems = diagnoses.filter { $0.kind == .problem }.count
    out("")
    out(
      problems == 0
        ? "Everything is fine."
        : problems == 1 ? "One thing needs fixing." : "\(problems) things need fixing.")
    return problems == 0 ? 0 : 1
  }

  private var platform: Diagnosis {
    #if os(Linux)
      Diagnosis(kind: .ok, text: "This is Linux, where the book is tested.")
    #else
      Diagnosis(
        kind: .note,
        text: "This is macOS: what runs here is said in In Xcode, Chapters/in-xcode.md. "
          + "The tests of study at a terminal are skipped.")
    #endif
  }

  private func folder(_ root: URL) -> Diagnosis {
    guard canBuild(in: root) else {
      return Diagnosis(
        kind: .problem,
        text: "The book's folder, or .build in it, is read-only: nothing can be graded. "
          + "Copy the book to a folder of your own.")
    }
    return Diagnosis(kind: .ok, text: "The book's folder can be written.")
  }

  private func memory(_ root: URL) -> Diagnosis {
    let folder = root.appendingPathComponent(".study").path
    let place = FileManager.default.fileExists(atPath: folder) ? folder : root.path
    guard access(place, W_OK | X_OK) == 0 else {
      return Diagnosis(kind: .note, text: ".study cannot be written, so nothing is remembered.")
    }
    return Diagnosis(kind: .ok, text: "What study remembers can be written to .study.")
  }

  private func space(_ root: URL) -> Diagnosis {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: root.path)
    guard let bytes = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value else {
      return Diagnosis(kind: .note, text: "The free disk space could not be read.")
    }
    // A whole build takes about 500 MB; later ones add to what is there.
    let needed: Int64 = SwiftTest.isBuilt(root) ? 50 : 700
    let free = bytes / 1_000_000
    let text = "Free disk space: \(free) MB"
    return free < needed
      ? Diagnosis(kind: .problem, text: "\(text); the build needs \(needed) MB.")
      : Diagnosis(kind: .ok, text: "\(text).")
  }

  /// Without a folder for temporary files SwiftPM fails, and calls it an internal error of its own.
  private var temporaryFolder: Diagnosis? {
    guard let path = environment["TMPDIR"], access(path, W_OK | X_OK) != 0 else { return nil }
    return Diagnosis(
      kind: .problem,
      text: "TMPDIR is \(quoted(path)), where nothing can be written: make that folder, or unset "
        + "TMPDIR.")
  }

  private func built(_ root: URL) -> Diagnosis {
    SwiftTest.isBuilt(root)
      ? Diagnosis(kind: .ok, text: "The book is built: a verdict takes a few seconds.")
      : Diagnosis(
        kind: .note, text: "The book is not built yet, so the first verdict takes a few minutes.")
  }

  private func exercises(_ catalog: Catalog) -> Diagnosis {
    for exercise in catalog.exercises {
      for (path, remedy) in [
        (exercise.stub, "get it from the repository"),
        (exercise.path, "swift run study reset \(exercise.id) restores it"),
      ]
      where !isPlainFile(catalog.root.appendingPathComponent(path).path)
        || access(catalog.root.appendingPathComponent(path).path, R_OK) != 0
      {
        return Diagnosis(kind: .problem, text: "\(path) cannot be read: \(remedy).")
      }
    }
    return catalog.exercises.isEmpty
      ? Diagnosis(kind: .problem, text: "There are no exercises: get them from the repository.")
      : Diagnosis(kind: .ok, text: "All \(catalog.exercises.count) exercises are there.")
  }

  private func git(_ root: URL) -> Diagnosis {
    let mark = root.appendingPathComponent(".git").path
    return FileManager.default.fileExists(atPath: mark)
      ? Diagnosis(kind: .ok, text: "This is a git checkout. Nothing here calls git.")
      : Diagnosis(kind: .note, text: "This is no git checkout. Nothing here needs one.")
  }

  private var terminal: Diagnosis {
    guard isTerminal else {
      return Diagnosis(
        kind: .note,
        text: "There is no terminal, so chapters ask nothing, and solution needs --anyway.")
    }
    let isContinuous = !(ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty
    return isContinuous
      ? Diagnosis(kind: .note, text: "CI is set, so chapters ask nothing.")
      : Diagnosis(kind: .ok, text: "There is a terminal, so chapters ask what you predict.")
  }

  private func page(_ root: URL) -> Diagnosis {
    (try? WebEngine(root: root).linker()) == nil
      ? Diagnosis(
        kind: .note,
        text: "This Swift has no WebAssembly, which study web needs: \(WebEngine.remedy).")
      : Diagnosis(kind: .ok, text: "This Swift has WebAssembly: study web can build its page.")
  }

  private var pageTests: Diagnosis {
    let missing =
      (Toolchain.program(["node"]) == nil ? ["node"] : [])
      + (Toolchain.program(Toolchain.browsers) == nil ? ["chromium"] : [])
    return missing.isEmpty
      ? Diagnosis(kind: .ok, text: "node and a browser are here: the page can be tested.")
      : Diagnosis(
        kind: .note,
        text: "Not here: \(missing.joined(separator: ", ")). Tests of the page that need it are "
          + "skipped.")
  }
}
