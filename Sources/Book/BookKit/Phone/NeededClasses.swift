// Which of a chapter's declarations a scene needs, and what they look like for UIKit.

extension ChapterSource {
  /// Words of the book that no phone knows: a class that is written with them cannot leave it.
  private static let wordsOfTheBook: Set<String> = [
    "Stage", "Experiment", "ScriptError", "Recording", "Table", "Parameter", "Settings", "Clock",
    "Seconds", "Phone", "TraceLine", "Run", "Prediction", "Weak", "Math", "MainRunLoop",
    "ClockTimer", "Microseconds", "reportingTouches", "Chapter", "Step", "Replay",
  ]

  /// Those of them for which an app has something of its own.
  private static let wordsOfTime: Set<String> = ["MainRunLoop", "ClockTimer", "Seconds"]

  /// The class of a name.
  func type(_ name: String) -> Declaration? {
    declarations.first {
      ["class", "struct", "enum"].contains($0.keyword) && $0.names == [name]
    }
  }

  /// The class and its extensions as one text.
  func body(of name: String) -> String {
    declarations.filter {
      ["class", "struct", "enum", "extension"].contains($0.keyword) && $0.names == [name]
    }.map { $0.text }.joined(separator: "\n")
  }

  /// The first word of the book that a class uses; nil if it can leave the book.
  func bookWord(in name: String) -> String? {
    let used = declarations.filter { $0.keyword == "class" && $0.names == [name] }
      .reduce(into: Set<String>()) { $0.formUnion($1.words) }
    return used.intersection(Self.wordsOfTheBook).sorted().first
  }

  /// The places of functions and values that belong to the book: they make experiments, or need what
  /// does.
  private func ofTheBook(_ foreign: Set<String>) -> Set<Int> {
    var names = foreign
    var places = Set<Int>()
    while true {
      let more = declarations.indices.filter { index in
        ["let", "var", "func"].contains(declarations[index].keyword)
          && !places.contains(index) && !declarations[index].words.isDisjoint(with: names)
      }
      if more.isEmpty { return places }
      for index in more where declarations[index].keyword == "func" {
        names.formUnion(declarations[index].names)
      }
      places.formUnion(more)
    }
  }

  /// Some classes and what they need, as UIKit needs them.
  ///
  /// - Parameters:
  ///   - classes: The classes' names.
  ///   - actions: Methods that are sent as actions, by class, with their names in the trace.
  /// - Returns: The lines.
  package func text(of classes: [String], sending actions: [String: [String: String]]) -> [String] {
    let rewriting = ForUIKit(actions: actions)
    return needed(by: classes).flatMap {
      rewriting.text(of: $0).split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0) }
    }
  }

  /// The declarations that some classes need, themselves included, in the order of the source.
  ///
  /// - Parameters:
  ///   - classes: The classes' names.
  ///   - isApp: Whether what uses the book's clock is wanted, as an app has timers.
  /// - Returns: The declarations.
  func needed(by classes: [String], isApp: Bool = false) -> [Declaration] {
    var wanted = Set<Int>()
    let foreign = isApp ? Self.wordsOfTheBook.subtracting(Self.wordsOfTime) : Self.wordsOfTheBook
    let left = ofTheBook(foreign)
    var open = classes
    var known = Set(classes)
    while let name = open.popLast() {
      for (index, declaration) in declarations.enumerated() where declaration.names.contains(name) {
        guard !left.contains(index),
          declaration.words.isDisjoint(with: foreign), wanted.insert(index).inserted
        else { continue }
        for word in declaration.words where known.insert(word).inserted { open.append(word) }
      }
    }
    return wanted.sorted().map { declarations[$0] }
  }
}

/// A class of the book as UIKit needs it.
///
/// What differs is listed here, one rule a line; everything else is UIKit's own already. The page In
/// your app tells readers the same rules.
struct ForUIKit {
  /// Methods that are sent as actions, by class, with their names in the trace.
  let actions: [String: [String: String]]
  /// UIKit's class that a class inherits from in the end; nil for none.
  var root: (_ name: String) -> String? = { _ in nil }
  /// Whether the code comes with a scene and its log: actions write down that they run.
  var logsActions = true

  /// Classes of which logged ones are made instead, with their names.
  var logged: [String: String] = [:]

  /// Rewrites a declaration.
  func text(of declaration: ChapterSource.Declaration) -> String {
    var text = declaration.text
    text = text.replacing(pattern: "^(private|fileprivate|package|public) ", "")
    text = text.replacing(
      pattern: "^(  +)(?:private|fileprivate|package|public)(?:\\(set\\))? ", "$1")
    text = text.replacing(pattern: "^ *// (?:listing: .*|end)\n", "")
    text = text.replacing(pattern: "\\bfinal ", "")
    // The scene's own objects take the place of those that a class makes for itself.
    if logsActions {
      text = text.replacing(pattern: "^  let (\\w+[^\\n]* = )", "  var $1")
      text = text.replacing(pattern: "^  let (\\w+: (?!.* = ))", "  var $1")
    }
    text = text.replacing(pattern: "\\baction: ([A-Z]\\w*)\\.(\\w+)", "action: #selector($1.$2)")
    text = text.replacing(
      pattern: "(#selector\\([\\w.]+\\)(?:, for: [^,)\\n]+)?),\\s*name: \"[^\"]*\"", "$1")
    // The controller has another method of that name, so its type must be said.
    text = text.replacing(
      pattern: "#selector\\((\\w+)\\.dismiss\\)", "#selector($1.dismiss as ($1) -> () -> Void)")
    text = text.replacing(
      pattern: "canPerformAction\\(_ action: Action, withSender sender: AnyObject\\?\\)",
      "canPerformAction(_ action: Selector, withSender sender: Any?)"
    )
    .replacing(pattern: "\\bAction\\(\"\\w+\", (\\w+\\.\\w+)\\)", "#selector($1)")
    text = text.replacing(
      pattern:
        "_ action: Action, to target: AnyObject\\?, from sender: AnyObject\\?, for event: UIEvent\\?",
      "_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?"
    )
    .replacing(
      pattern: "_ action: Action, to target: AnyObject\\?, for event: UIEvent\\?",
      "_ action: Selector, to target: Any?, for event: UIEvent?")
    text = text.replacing(pattern: "\\baction\\.name\\b", "NSStringFromSelector(action)")
    text = text.replacing(pattern: "\\bregister\\((\\w+)\\.init,", "register($1.self,")
    // In Objective-C these are number objects.
    text = text.replacing(
      pattern: "\\ballowedTouchTypes = (\\[\\.[^\\]]*\\])",
      "allowedTouchTypes = ($1 as [UITouch.TouchType]).map { NSNumber(value: \\$0.rawValue) }"
    )
    .replacing(pattern: "\\.estimationUpdateIndex\\b", ".estimationUpdateIndex?.intValue")
    // What a delegate need not have is asked for with a question mark.
    text = text.replacing(pattern: "(\\bdelegate\\?\\.\\w+)\\(", "$1?(")
    // Only a program without Objective-C has to do without counting.
    text = text.replacing(pattern: "unowned\\(unsafe\\) ", "unowned ")
    if declaration.keyword == "func" {
      text = text.replacing(pattern: "^(?:@discardableResult\\n)?func ", "@MainActor func ")
    }
    for (name, word) in logged {
      text = text.replacing(pattern: "(?<![\\w.])\(name)\\(", "\(word)(")
    }
    // UIKit's recognizers have one initializer that others may call.
    if declaration.text.contains("GestureRecognizer {") {
      text = text.replacing(
        pattern: "^  override init\\(\\) \\{\n    super\\.init\\(\\)",
        "  init() {\n    super.init(target: nil, action: nil)")
    }
    if declaration.keyword == "class" { text = withInitializers(asObject(text)) }
    for name in declaration.names {
      for (method, word) in (actions[name] ?? [:]).sorted(by: { $0.key < $1.key }) {
        text = sent(method, word, in: text)
      }
    }
    return text
  }

  /// A delegate or a target is an NSObject.
  private func asObject(_ text: String) -> String {
    text.replacing(pattern: "^class (\\w+) \\{", "@MainActor class $1: NSObject {")
      .replacing(
        pattern: "^class (\\w+): (UI\\w+(?:Delegate|DataSource)\\b)",
        "@MainActor class $1: NSObject, $2")
  }

  /// An initializer of a view or a controller calls another of UIKit's, and there is one more.
  private func withInitializers(_ text: String) -> String {
    guard text.matches(of: "^  (?:override |convenience )*(init)\\(").count > 0,
      let base = text.matches(of: "class \\w+: (\\w+)").first?.first,
      let root = base.hasPrefix("UI") ? base : root(base), !root.hasSuffix("GestureRecognizer")
    else { return text }
    var text = text
    // One with arguments is UIKit's, or that of another class of the scene, and stays.
    if root == "UIViewController", text.matches(of: "super\\.init\\([^)]").isEmpty {
      let call = "super.init(nibName: nil, bundle: nil)"
      if text.contains("super.init()") {
        text = text.replacing(pattern: "super\\.init\\(\\)", call)
      } else {
        text = text.replacing(
          pattern: "^(  init\\([^\\n]*\\{\\n(?:    [^\\n]*\\n|\\n)*?)  \\}", "$1    \(call)\n  }")
      }
    }
    let coder =
      "\n  required init?(coder: NSCoder) { fatalError(\"This scene is made in code.\") }\n}"
    return text.hasSuffix("}") ? String(text.dropLast(2)) + "\n" + coder : text
  }

  /// A method that is sent as an action is visible to Objective-C, and says that it runs.
  private func sent(_ action: String, _ word: String, in text: String) -> String {
    guard logsActions else {
      return text.replacing(
        pattern: "^  (override )?func \(action)\\(", "  @objc $1func \(action)(")
    }
    // An override that calls super has its line from there.
    if !text.matches(
      of: "^  override func \(action)\\([^\\n]*\\{\\n(?:    [^\\n]*\\n)*? +(super\\.\(action))\\("
    )
    .isEmpty {
      return text
    }
    let line = "trace(\"action\", self, \"\(word)\")"
    return text.replacing(
      pattern: "^  (override )?func \(action)\\(([^{\\n]*)\\{ *\\}$",
      "  @objc $1func \(action)($2{ \(line) }"
    )
    .replacing(
      pattern: "^  (override )?func \(action)\\(([^{\\n]*)\\{ (.*) \\}$",
      "  @objc $1func \(action)($2{\n    \(line)\n    $3\n  }"
    )
    .replacing(
      pattern: "^  (override )?func \(action)\\(([^{\\n]*)\\{$",
      "  @objc $1func \(action)($2{\n    \(line)")
  }
}
