import Foundation

/// What has passed on this machine: one small file for each proof, in the build folder.
struct PassRecord: Sendable {
  /// The folder of the records.
  let folder: URL
  /// What every proof depends on: the toolchain and the platform.
  let surroundings: String
  /// The package's files.
  let snapshot: Snapshot
  private let keys = Keys()

  init(folder: URL, surroundings: String, snapshot: Snapshot) {
    (self.folder, self.surroundings, self.snapshot) = (folder, surroundings, snapshot)
  }

  /// Whether a proof passed with the very inputs it has now.
  func isUnchanged(_ proof: String, of part: Part) -> Bool {
    guard let text = try? String(contentsOf: file(proof), encoding: .utf8) else { return false }
    // The last line shows that the file is whole.
    let lines = text.components(separatedBy: "\n")
    guard lines.count >= 3, lines.first == key(part), lines.last == Self.end else { return false }
    return untouched(part).isSubset(of: lines.dropFirst().dropLast())
  }

  /// Writes down that a proof passed.
  ///
  /// A file is replaced as a whole, so two runs at a time do no harm. A record that cannot be
  /// written only means that the proof runs again.
  func passed(_ proof: String, of part: Part) {
    let lines = [key(part), proof] + untouched(part).sorted() + [Self.end]
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(lines.joined(separator: "\n").utf8).write(to: file(proof), options: .atomic)
  }

  private static let end = "passed"

  private func file(_ proof: String) -> URL {
    folder.appendingPathComponent(proof.split(separator: "/").joined(separator: "-"))
  }

  private func key(_ part: Part) -> String {
    keys.value(part.name) {
      var all = snapshot.fingerprint(of: part.inputs)
      all.add(surroundings)
      return String(all.value, radix: 16)
    }
  }

  /// The exercises that the proof of a chapter also grades: those that nobody has begun.
  ///
  /// A proof with more of them holds for fewer, so beginning an exercise proves nothing anew.
  private func untouched(_ part: Part) -> Set<String> {
    guard let chapter = part.chapter else { return [] }
    return snapshot.untouched.filter { $0.hasPrefix("Exercises/\(chapter)/") }
  }
}

/// The keys of the parts, each worked out once: a part has many suites.
private final class Keys: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: String] = [:]

  func value(_ name: String, _ make: () -> String) -> String {
    lock.withLock {
      if let key = known[name] { return key }
      let key = make()
      known[name] = key
      return key
    }
  }
}

extension PassRecord {
  /// The record of this run; nil if everything is to be proved.
  static let here: PassRecord? = {
    let process = ProcessInfo.processInfo
    guard isWanted(arguments: process.arguments, environment: process.environment) else {
      return nil
    }
    return PassRecord(
      folder: Products.folder.appendingPathComponent("proved-once"),
      surroundings: surroundings(Products.folder),
      snapshot: Snapshot(of: Products.package.path))
  }()

  /// Whether what passed before may be skipped.
  ///
  /// Not where everything is to be proved (CI, or `PROVE_ALL` is set), not with a sanitizer, and not
  /// in a filtered run: there somebody asks for these tests, and a suite may run in part. Xcode does
  /// not say which tests were asked for, so there each test is recorded for itself (`ProvedOnce`).
  static func isWanted(arguments: [String], environment: [String: String]) -> Bool {
    if ["CI", "PROVE_ALL"].contains(where: { isSet($0, environment) }) { return false }
    return (arguments.contains("--testing-library") || Products.areXcodes(environment: environment))
      && !isPartial(arguments)
  }

  /// Whether these arguments of a test run ask for some of the tests, or for all in another way.
  static func isPartial(_ arguments: [String]) -> Bool {
    arguments.contains { argument in
      ["--filter", "--skip", "--sanitize"].contains { argument.hasPrefix($0) }
    }
  }

  /// Whether a variable says yes.
  static func isSet(_ name: String, _ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment[name] ?? "")
  }

  /// The compiler that built the tests, and the system they run on.
  static func surroundings(_ build: URL) -> String {
    #if arch(arm64)
      let processor = "arm64"
    #else
      let processor = "x86_64"
    #endif
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    return [compiler(build) + xcode, processor, system].joined(separator: "\n")
  }

  /// The Xcode that runs the tests, by what its own frameworks say; empty where none does.
  private static var xcode: String {
    guard Products.areXcodes else { return "" }
    let builds = Bundle.allFrameworks.compactMap { $0.infoDictionary?["DTXcodeBuild"] as? String }
    return Set(builds).sorted().joined(separator: " ")
  }

  /// What `swift --version` said: SwiftPM keeps it in a file that its list of commands names.
  private static func compiler(_ build: URL) -> String {
    let list = try? FileHandle(forReadingFrom: build.appendingPathComponent("description.json"))
    let start = String(decoding: (try? list?.read(upToCount: 1 << 16)) ?? Data(), as: UTF8.self)
    let name = start.range(of: "swift-version-[0-9A-F]+\\.txt", options: .regularExpression)
    let names =
      name.map { [String(start[$0])] }
      ?? ((try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? [])
      .filter { $0.hasPrefix("swift-version-") }.sorted()
    return names.map { name in
      let text = try? String(
        contentsOf: build.appendingPathComponent(name), encoding: .utf8)
      return name + "\n" + (text ?? "")
    }.joined()
  }
}
