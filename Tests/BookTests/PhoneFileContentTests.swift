import Authoring
import BookKit
import Foundation
import LiveBook
import Stage
import TestKit
import Testing

/// What stands in the files for a phone, and what does not.
@Suite(.provedOnce(.book)) struct PhoneFileContentTests {
  /// A file for a phone, with what can be read off its text.
  struct Scene {
    let id: String
    let text: String
    let expected: [TraceLine]
    /// The declarations at the top level with the types they belong to.
    let types: [(name: String, bases: [String], text: String)]

    init(id: String, text: String, expected: [TraceLine] = []) {
      (self.id, self.text, self.expected) = (id, text, expected)
      types = text.matches(
        of:
          "^(?:final )?(?:@MainActor )?(?:class|extension) (\\w+)([^{]*)\\{([\\s\\S]*?)(?:^|(?<=\\{))\\}$"
      ).map { match in
        (match[0], match[1].split { !$0.isLetter && !$0.isNumber }.map { String($0) }, match[2])
      }
    }

    /// A class and those it inherits from, as far as the file declares them.
    func line(of name: String) -> [String] {
      var (names, open) = ([String](), [name])
      while let next = open.popLast() {
        guard !names.contains(next) else { continue }
        names.append(next)
        open += types.filter { $0.name == next }.flatMap { $0.bases }
      }
      return names
    }
  }

  /// All scenes that leave the book, made once for all tests here.
  private static let made = Result { try makeScenes() }

  private static func scenes() throws -> [Scene] { try made.get() }

  private static func makeScenes() throws -> [Scene] {
    try PhoneFiles.all().compactMap { made in
      guard let file = try? made.file.get() else { return nil }
      let text = file.lines.filter { !$0.hasPrefix("//") }.joined(separator: "\n")
      return Scene(id: made.experiment.id, text: text, expected: file.expected)
    }
  }

  private static let log = PhoneLog.lines.joined(separator: "\n")

  // MARK: - Selectors

  /// What is wrong with the selectors of a file.
  private static func selectors(in scene: Scene) -> [String] {
    var found: [String] = []
    let sent = scene.text.matches(of: "#selector\\((\\w+)\\.(\\w+)")
    for match in sent {
      let names = scene.line(of: match[0])
      let method = "^  @objc (?:override )?(func \(match[1]))\\("
      let has = scene.types.contains {
        names.contains($0.name) && !$0.text.matches(of: method).isEmpty
      }
      if !has { found.append("\(scene.id): no @objc \(match[0]).\(match[1])") }
      for type in scene.types where scene.line(of: type.name).dropFirst().contains(match[0]) {
        let isSilent =
          !type.text.matches(of: "^  override (func \(match[1]))\\(").isEmpty
          && !type.text.contains("super.\(match[1])(")
        if isSilent { found.append("\(scene.id): \(type.name).\(match[1]) hides the line") }
      }
    }
    // Who gets what is sent to nil is looked for in every class.
    let searched = Set(
      scene.text.matches(of: "addTarget\\(nil, action: #selector\\(\\w+\\.(\\w+)").map { $0[0] })
    for method in searched {
      for type in scene.types {
        let silent = type.text.matches(of: "^  (func \(method))\\(")
        if !silent.isEmpty { found.append("\(scene.id): \(type.name).\(method) has no @objc") }
      }
      if !scene.types.contains(where: { type in
        !type.text.matches(of: "^  @objc (func \(method))\\(").isEmpty
          && (scene.text.contains("Logged\(type.name)(")
            || scene.types.contains {
              $0.bases.contains(type.name) && scene.text.contains("Logged\($0.name)(")
            })
      }) {
        found.append("\(scene.id): nobody in the scene has \(method)")
      }
    }
    // What the log has no line of, nobody can compare.
    for type in scene.types {
      for match in type.text.matches(
        of: "^  @objc (?:override )?func (\\w+)\\([^{]*\\{\\s*([^\\n]*)")
      {
        if !match[1].hasPrefix("trace(\"action\", self, ") {
          found.append("\(scene.id): \(type.name).\(match[0]) does not trace")
        }
      }
    }
    // A selector's text has a colon for each argument.
    for match in scene.text.matches(of: "NSStringFromSelector\\(action\\) == \"([^\"]*)\"") {
      let method = "^  @objc (func \(match[0]))\\(\\)"
      if scene.text.matches(of: method).isEmpty {
        found.append("\(scene.id): no selector is \(match[0])")
      }
    }
    return found
  }

  @Test func `every selector that a file sends has its method in Objective-C, and a line`() throws {
    let scenes = try Self.scenes()
    #expect(scenes.count > 200)
    expectLines(scenes.flatMap { Self.selectors(in: $0) }, [])
  }

  @Test func `a method that Objective-C does not know, or that is silent, is found`() {
    let scene = Scene(
      id: "x",
      text: """
        @MainActor func buildScene() {
          let list = named("list", LoggedList())
          button.addTarget(nil, action: #selector(Screen.didDelete), for: .touchUpInside)
          button.addTarget(list, action: #selector(List.didTap), for: .touchUpInside)
        }
        class Screen: UIViewController {
          @objc func didDelete() { deletes += 1 }
        }
        class List: UIView {
          func didDelete() {}
          func didTap() {}
          override func can() -> Bool { NSStringFromSelector(action) == "didRemove" }
        }
        class Quick: Screen {
          override func didDelete() {}
        }
        """)
    expectLines(
      Self.selectors(in: scene),
      [
        "x: Quick.didDelete hides the line", "x: no @objc List.didTap",
        "x: List.didDelete has no @objc",
        "x: nobody in the scene has didDelete", "x: Screen.didDelete does not trace",
        "x: no selector is didRemove",
      ])
  }

  // MARK: - Declarations

  /// The identifiers in some code, as often as they stand there.
  private static func words(in text: String) -> [String: Int] {
    let bare = text.replacing(pattern: "//[^\n]*", "")
      .replacing(pattern: "\"(?:[^\"\\\\\n]|\\\\[^(])*\"", "")
    return bare.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .reduce(into: [:]) { $0[String($1), default: 0] += 1 }
  }

  /// The names that are declared at the top level or as a member; what UIKit calls is none of them.
  private static func declared(in text: String, calledBy uikit: Set<String>) -> [String] {
    let pattern =
      "^(?:  )?(?:@\\w+ |final |static |private |weak |lazy |indirect )*"
      + "(?:func|var|let|class|struct|enum) (\\w+)"
    return text.matches(of: pattern).map { $0[0] }.filter { !uikit.contains($0) }
  }

  /// The methods that UIKit asks of delegates, as its declarations have them.
  private static func callbacks() throws -> Set<String> {
    let folder = Products.package.appendingPathComponent(UIKitInterface.folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var names: Set<String> = ["Main", "main"]
    for file in files where file.hasSuffix(".swiftinterface") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for protocolText in text.matches(of: "protocol \\w+[^{]*\\{([\\s\\S]*?)^\\}") {
        names.formUnion(protocolText[0].matches(of: "(?:func|var) (\\w+)").map { $0[0] })
      }
    }
    return names
  }

  @Test func `every declaration in a file is used, and the log's by some file`() throws {
    let uikit = try Self.callbacks()
    #expect(uikit.contains("scrollViewDidScroll"))
    let ofLog = Self.words(in: Self.log)
    var used = ofLog
    var found: [String] = []
    for scene in try Self.scenes() {
      let words = Self.words(in: scene.text)
      used.merge(words) { $0 + $1 }
      for name in Self.declared(in: scene.text, calledBy: uikit)
      where words[name, default: 0] + ofLog[name, default: 0] < 2 {
        found.append("\(scene.id): \(name)")
      }
    }
    found += Self.declared(in: Self.log, calledBy: uikit).filter { used[$0, default: 0] < 2 }
    expectLines(found, [])
  }

  // MARK: - Expected lines

  /// Whether a name can stand in the log of a file.
  private static func isNamed(_ who: String, in text: String) -> Bool {
    if text.contains("\"\(who)\"") { return true }
    // Such as "bin of " + title.
    let literals = text.matches(of: "\"([^\"\\\\]+)\"").map { $0[0] }
    return literals.contains {
      $0.count < who.count && who.hasPrefix($0)
        && literals.contains(String(who.dropFirst($0.count)))
    }
      || text.matches(of: "\"([^\"]*\\\\\\([^\"]*)\"").contains { match in
        // Such as "page \(number)".
        let parts = match[0].replacing(pattern: "\\\\\\([^)]*\\)", "\u{1}").split(
          separator: "\u{1}", omittingEmptySubsequences: false)
        return who.hasPrefix(parts.first ?? "") && who.hasSuffix(parts.last ?? "") && who.count > 1
      }
  }

  /// Why a file and the log cannot write a line; nil if they can.
  private static func gap(
    _ line: (kind: String, who: String, what: String), in scene: Scene
  ) -> String? {
    let (text, who) = (scene.text, NSRegularExpression.escapedPattern(for: line.who))
    let isSelfMade = text.contains("watchAll(in: ")
    let words = text.matches(of: "let (\\w+) = named\\(\"\(who)\", ").map { $0[0] }
    if line.kind == "gesture" {
      let isWatched = !text.matches(of: "(watch\\([\\w.]+, \"\(who)\"\\))").isEmpty
      return isWatched || isSelfMade ? nil : "the recognizer is not watched"
    }
    if !isNamed(line.who, in: text) { return "nothing has this name" }
    switch line.kind {
    case "touch", "hitTest", "point", "responder", "motion":
      let made = text.matches(of: "named\\(\"\(who)\", (\\w+)[.(]").map { $0[0] }
      let isLogged =
        made.isEmpty
        || made.contains {
          $0.hasPrefix("Logged") || text.contains("named(\"\(line.who)\", \($0).view!)")
        }
      let word = line.kind == "responder" ? line.what : String(line.what.prefix { $0 != " " })
      let isWritten = log.contains("\"\(word)") || text.contains("\"\(word)\"")
      return isLogged && isWritten ? nil : "its class does not log"
    case "action":
      return text.matches(of: "trace\\(\"action\", \\w+, \"(\(line.what))\"\\)").isEmpty
        ? "no method writes it" : nil
    case "control":
      let isWatched = words.contains { text.contains("watch(\($0))") } || isSelfMade
      return isWatched && log.contains("\"\(line.what)\"") ? nil : "the control is not watched"
    case "scroll", "row":
      let word = line.what.split(separator: " ")[0]
      let delegate = line.kind == "row" ? "rowLog" : "(?:rowLog|scrollLog)"
      let isHeard = words.contains {
        !text.matches(of: "\\b\($0)\\.(delegate) = \(delegate)$").isEmpty
      }
      let view = line.kind == "row" ? "tableView" : "scrollView"
      let isWritten = log.contains("trace(\"\(line.kind)\", \(view), \"\(word)")
      return isHeard && isWritten ? nil : "no delegate writes it"
    default: return "the log has no such kind"
    }
  }

  @Test func `every line that the model expects has a place that can write it`() throws {
    var found: Set<String> = []
    for scene in try Self.scenes() {
      for line in scene.expected {
        guard let gap = Self.gap((line.kind, line.who, line.what), in: scene) else { continue }
        found.insert("\(scene.id): \(line.kind) \(line.who) \(line.what): \(gap)")
      }
    }
    expectLines(found.sorted(), [])
  }

  @Test func `a line that nothing can write is found`() {
    let scene = Scene(
      id: "x",
      text: """
        let list = named("list", UIView(frame: .zero))
        let save = named("save", LoggedButton(frame: .zero))
        """)
    func gap(_ kind: String, _ who: String, _ what: String) -> String? {
      Self.gap((kind, who, what), in: scene)
    }
    expectEqual(gap("touch", "save", "began"), nil)
    expectEqual(gap("touch", "list", "began"), "its class does not log")
    expectEqual(gap("touch", "form", "began"), "nothing has this name")
    expectEqual(gap("action", "list", "remove"), "no method writes it")
    expectEqual(gap("control", "save", "touchDown"), "the control is not watched")
    expectEqual(gap("gesture", "tap(list)", "ended"), "the recognizer is not watched")
    expectEqual(gap("scroll", "list", "didScroll 0,1"), "no delegate writes it")
  }
}
