import BookKit
import Foundation
import LiveBook
import Stage

/// A module of what a page runs.
struct WebModule: Equatable {
  /// Its name.
  let name: String
  /// The folder of its sources, from the package's folder.
  let folder: String
  /// The modules it imports.
  let imports: [String]
  /// A file of the folder that is not for pages.
  var leftOut = ""
  /// Whether pages call it: it is linked, with what it uses of those it imports.
  var isLinked = false

  /// The engine, with the whole book.
  static var engine: WebModule {
    WebModule(
      name: "LiveBook", folder: "Sources/Book/LiveBook", imports: libraries.map(\.name),
      isLinked: true)
  }

  /// What judges the exercises whose answers are data.
  static var judge: WebModule {
    WebModule(
      name: "WrittenExercises", folder: "Sources/Exercises/WrittenExercises",
      imports: ["MiniUIKit", "Stage"] + judging.map(\.name), isLinked: true)
  }

  /// All modules, each after those it imports.
  static var all: [WebModule] { libraries + judging + [engine, judge] }

  private static var judging: [WebModule] {
    [
      // The file that is left out hands Foundation on.
      WebModule(
        name: "ExerciseKit", folder: "Sources/Exercises/ExerciseKit", imports: ["MiniUIKit"],
        leftOut: "ExerciseKit.swift"),
      WebModule(
        name: "GradingCore", folder: "Sources/Exercises/GradingCore",
        imports: ["ExerciseKit", "MiniUIKit"]),
    ]
  }

  private static var libraries: [WebModule] {
    let engine = ["MiniUIKit", "Stage"]
    let chapters = liveBook.map { chapter in
      WebModule(
        name: "Experiments\(chapter.folder.prefix(2))",
        folder: "Chapters/\(chapter.folder)/Experiments",
        imports: engine + (chapter.number == 15 ? ["PieceKit"] : []))
    }
    let app = WebModule(
      name: "PlacesApp", folder: "Sources/Book/Places/App",
      imports: engine + ["PieceKit"] + chapters.map(\.name).filter { $0 == "Experiments12" })
    return [
      WebModule(name: "MiniUIKit", folder: "Sources/MiniUIKit", imports: []),
      WebModule(name: "Stage", folder: "Sources/Stage", imports: ["MiniUIKit"]),
      WebModule(
        name: "PieceKit", folder: "Sources/Exercises/PieceKit", imports: ["MiniUIKit"]),
      WebModule(
        name: "ExerciseScenes", folder: "Sources/Exercises/ExerciseScenes",
        imports: engine + ["PieceKit"]),
    ] + chapters + [app]
  }
}

/// Compiles modules as Embedded Swift for WebAssembly.
///
/// In Embedded Swift a module's file holds the code of its functions too, and who imports it compiles
/// what it calls. So the module that imports all others has the whole book in its object: a module
/// that is not linked is compiled only as far as its module file.
struct WebBuild {
  /// The package's folder.
  let root: URL
  /// Where objects and modules go.
  let folder: URL

  /// What every module is compiled with.
  ///
  /// Size counts here, speed does not: a page spends its time in drawing. So LLVM puts a function in
  /// place of its call only where that makes the code smaller. An exclusivity check finds mistakes,
  /// which the native tests do as well. One thread makes one object, in which what several files need
  /// stands once.
  static let flags =
    [
      "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded", "-wmo",
      "-Osize", "-Xllvm", "-inline-threshold=0", "-enforce-exclusivity=unchecked",
      "-num-threads", "0", "-gnone", "-parse-as-library", "-swift-version", "6",
      "-package-name", "LifeOfATouch", "-warnings-as-errors",
    ]
    + ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"].flatMap {
      ["-enable-upcoming-feature", $0]
    } + unchecked

  /// Without LLVM's check of what the compiler hands it, as in Package.swift.
  #if compiler(>=6.3) && compiler(<6.5)
    private static let unchecked = ["-Xfrontend", "-disable-llvm-verify"]
  #else
    private static let unchecked: [String] = []
  #endif

  /// A module that is being compiled.
  private struct Job {
    let module: WebModule
    let process: Process
    let log: URL
  }

  /// Is signalled for each module whose compiler has ended.
  private let ended = DispatchSemaphore(value: 0)

  /// What is made of a module: an object if it is linked, else the file that others import.
  func product(of module: WebModule) -> URL {
    folder.appendingPathComponent(module.name + (module.isLinked ? ".o" : ".swiftmodule"))
  }

  /// Compiles what has changed, and what imports it.
  ///
  /// - Parameters:
  ///   - modules: The modules, each after those it imports.
  ///   - tell: Is told which module is compiled.
  /// - Throws: `Problem` at the first that does not compile.
  func compile(_ modules: [WebModule], _ tell: (String) -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var done: Set<String> = []
    var fresh: Set<String> = []
    var waiting = modules
    var running: [Job] = []
    var count = 0
    defer { for job in running { job.process.terminate() } }
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < max(1, ProcessInfo.processInfo.activeProcessorCount),
        let place = waiting.firstIndex(where: { done.isSuperset(of: $0.imports) })
      {
        let module = waiting.remove(at: place)
        count += 1
        if isBuilt(module), fresh.isDisjoint(with: module.imports) {
          done.insert(module.name)
        } else {
          tell("\(count) of \(modules.count): \(module.name)")
          running.append(try start(module))
        }
      }
      guard !running.isEmpty else { continue }
      // Whichever ends first, so that what waits for it alone can begin.
      ended.wait()
      let job = running.remove(at: running.firstIndex { !$0.process.isRunning } ?? 0)
      job.process.waitUntilExit()
      try check(job)
      done.insert(job.module.name)
      fresh.insert(job.module.name)
    }
  }

  private func sources(of module: WebModule) -> [URL] {
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent(module.folder), includingPropertiesForKeys: nil)
    var sources: [URL] = []
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift", file.lastPathComponent != module.leftOut {
        sources.append(file)
      }
    }
    return sources.sorted { $0.path < $1.path }
  }

  /// Whether the product is younger than all sources, and made of the same ones with the same flags.
  private func isBuilt(_ module: WebModule) -> Bool {
    guard let built = time(product(of: module)),
      let list = try? String(contentsOf: listing(of: module), encoding: .utf8)
    else { return false }
    let sources = sources(of: module)
    return list == self.list(sources) && sources.allSatisfy { (time($0) ?? .distantFuture) < built }
  }

  private func listing(of module: WebModule) -> URL {
    folder.appendingPathComponent(module.name + ".txt")
  }

  private func list(_ sources: [URL]) -> String {
    (Self.flags + sources.map(\.path)).joined(separator: "\n")
  }

  private func time(_ file: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }

  private func start(_ module: WebModule) throws -> Job {
    let sources = sources(of: module)
    let product = product(of: module)
    try? FileManager.default.removeItem(at: product)
    try Data(list(sources).utf8).write(to: listing(of: module))
    let log = folder.appendingPathComponent(module.name + ".log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc"] + Self.flags
      + ["-module-name", module.name, "-I", folder.path]
      + sources.map(\.path)
      + (module.isLinked ? ["-c", "-o"] : ["-emit-module", "-emit-module-path"]) + [product.path]
    process.currentDirectoryURL = root
    process.standardInput = FileHandle.nullDevice
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    process.terminationHandler = { [ended] _ in ended.signal() }
    do { try process.run() } catch { throw Problem("There is no swiftc.") }
    return Job(module: module, process: process, log: log)
  }

  private func check(_ job: Job) throws {
    guard job.process.terminationStatus == 0 else {
      let text = (try? String(contentsOf: job.log, encoding: .utf8)) ?? ""
      let error = text.components(separatedBy: "\n").first { $0.contains("error:") }
      throw Problem(
        "\(job.module.name) does not build as WebAssembly." + (error.map { "\n" + $0 } ?? ""))
    }
  }
}
