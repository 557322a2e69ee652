// Which of a chapter's declarations a scene needs, and what they look like for UIKit.

extension ChapterSource {
  /// Words of the book that no phone knows: a class that is written with them cannot leave it.
  private static let wordsOfTheBook: Set<String> = [
    "Stage", "Experiment", "ScriptError", "Recording", "Table", "Parameter", "Settings", "Clock",
    "Seconds", "Phone", "TraceLine", "Run", "Prediction", "Weak", "Math", "MainRunLoop",
    "ClockTimer", "Microseconds", "reportingTouches",
  ]

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
  private var ofTheBook: Set<Int> {
    var names = Self.wordsOfTheBook
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
  func needed(by classes: [String]) -> [Declaration] {
    var wanted = Set<Int>()
    let left = ofTheBook
    var open = classes
    var known = Set(classes)
    while let name = open.popLast() {
      for (index, declaration) in declarations.enumerated() where declaration.names.contains(name) {
        guard !left.contains(index),
          declaration.words.isDisjoint(with: Self.wordsOfTheBook), wanted.insert(index).inserted
        else { continue }
        for word in declaration.words where known.insert(word).inserted { open.append(word) }
      }
    }
    return wanted.sorted().map { declarations[$0] }
  }
}

/// A class of the book as UIKit needs it.
///
/// What differs is listed here, one rule a line; everything else is UIKit's own already.
struct ForUIKit {
  /// Methods that are sent as actions, by class, with their names in the trace.
  let actions: [String: [String: String]]

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
    text = text.replacing(pattern: "^  let (\\w+[^\\n]* = )", "  var $1")
    text = text.replacing(pattern: "^  let (\\w+: (?!.* = ))", "  var $1")
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
      "_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?")
    text = text.replacing(pattern: "\\baction\\.name\\b", "NSStringFromSelector(action)")
    text = withIndexPaths(text)
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

  /// UIKit's tables hand over index paths, and its scroll views a pointer.
  private func withIndexPaths(_ text: String) -> String {
    text.replacing(
      pattern: "func numberOfRows\\(in tableView: UITableView\\)",
      "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)"
    )
    .replacing(
      pattern: "(didSelectRowAt) row: Int\\) \\{ (.*) \\}$",
      "$1 indexPath: IndexPath) {\n    let row = indexPath.row\n    $2\n  }"
    )
    .replacing(
      pattern: "targetContentOffset: inout CGPoint",
      "targetContentOffset: UnsafeMutablePointer<CGPoint>"
    )
    .replacing(pattern: "targetContentOffset\\.([xy])\\b", "targetContentOffset.pointee.$1")
    .replacing(
      pattern: "(cellForRowAt|didSelectRowAt) row: Int(\\s*\\)(?: -> UITableViewCell)? \\{)",
      "$1 indexPath: IndexPath$2\n    let row = indexPath.row\n   "
    )
    .replacing(pattern: "let row = indexPath.row\n   \n", "let row = indexPath.row\n")
    .replacing(
      pattern: "tableViewDelegate\\?\\.tableView\\((\\w+), didSelectRowAt: row\\)",
      "tableView?($1, didSelectRowAt: IndexPath(row: row, section: 0))")
  }

  /// An initializer of a view or a controller calls another of UIKit's, and there is one more.
  private func withInitializers(_ text: String) -> String {
    guard text.matches(of: "^  (?:override |convenience )*(init)\\(").count > 0,
      let base = text.matches(of: "class \\w+: (\\w+)").first?.first, base != "NSObject",
      !base.hasSuffix("GestureRecognizer")
    else { return text }
    var text = text
    // One with arguments is UIKit's, or that of another class of the scene, and stays.
    if text.matches(of: "super\\.init\\([^)]").isEmpty {
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
    let line = "trace(\"action\", self, \"\(word)\")"
    return text.replacing(
      pattern: "^  func \(action)\\(([^{\\n]*)\\{ *\\}$",
      "  @objc func \(action)($1{ \(line) }"
    )
    .replacing(
      pattern: "^  func \(action)\\(([^{\\n]*)\\{ (.*) \\}$",
      "  @objc func \(action)($1{\n    \(line)\n    $2\n  }"
    )
    .replacing(
      pattern: "^  func \(action)\\(([^{\\n]*)\\{$",
      "  @objc func \(action)($1{\n    \(line)")
  }
}
