/// What a statement does, as far as its text tells.
struct Effects {
  /// The first names of what it gives a value to: `panel` of `panel.frame.origin.y = 0`.
  var sets: Set<Substring> = []
  /// Every word in it.
  var names: Set<Substring> = []
  /// The names of what it calls.
  var calls: Set<Substring> = []
  /// Whether it may leave the body in which it stands.
  var leaves = false

  /// Whether it calls nothing that could change anything else, or be noticed.
  var onlyAsks: Bool { calls.isSubset(of: Self.questions) }

  /// Calls that answer and change nothing, and types of values.
  static let questions: Set<Substring> = [
    "location", "previousLocation", "translation", "velocity", "convert", "point", "contains",
    "isDescendant", "hypot", "min", "max", "abs", "first", "last", "filter", "map", "allSatisfy",
    "rounded", "insetBy", "CGPoint", "CGRect", "CGSize", "CGFloat", "Double", "Int", "Set",
  ]
  /// Methods that change the value, or the recognizer, they are called of.
  static let mutators: Set<Substring> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast",
    "setTranslation", "formUnion", "subtract", "stop",
  ]
}

extension Code {
  /// What the tokens of a range do.
  func effects(of range: ClosedRange<Int>) -> Effects {
    var effects = Effects()
    for index in range {
      let token = tokens[index]
      if token.kind == .word {
        effects.names.insert(token.text)
        if ["return", "break", "continue", "throw", "fallthrough"].contains(token.text) {
          effects.leaves = true
        }
        if Effects.mutators.contains(token.text), isAt(index - 1, ".") {
          effects.sets.insert(root(receiver(of: index)))
        } else if isAt(index + 1, "("), !tokens[index + 1].isSpacedBefore {
          effects.calls.insert(token.text)
        }
      }
      if Self.assignments.contains(token.text), token.isBinary {
        effects.sets.formUnion(targets(of: index).map(root))
      }
    }
    return effects
  }

  private static let assignments: Set<Substring> = ["=", "+=", "-=", "*=", "/="]

  /// Where the names begin that an assignment gives a value to; none for `let` and `var`.
  func targets(of assignment: Int) -> [Int] {
    let end = assignment - 1
    guard end >= 0 else { return [] }
    if isAt(end, ")"), let open = partners[end] {
      return isBinding(open) ? [] : parts(of: inside(open), at: ",").map(\.lowerBound)
    }
    var last = end
    while isAt(last, "]"), let open = partners[last] { last = open - 1 }
    let start = receiver(of: last)
    return isBinding(start) ? [] : [start]
  }

  private func isBinding(_ index: Int) -> Bool { isAt(index - 1, "let") || isAt(index - 1, "var") }

  /// A name without `self` before it.
  private func root(_ start: Int) -> Substring {
    tokens[isAt(start, "self") && isAt(start + 1, ".") ? start + 2 : start].text
  }

  /// Whether giving a name a value does nothing else.
  ///
  /// That holds for a variable of the body, and for a property of the file without observers. Setters
  /// of UIKit count as long as the file has no method that they might call.
  func isPlain(_ name: Substring) -> Bool {
    if let property = property(name) { return !property.contains { isAt($0, "{") } }
    return !tokens.contains { Self.calledBySetters.contains($0.text) }
  }

  private static let calledBySetters: Set<Substring> = [
    "didSet", "willSet", "layoutSubviews", "scrollViewDidScroll", "scrollViewDidZoom",
  ]

  /// The declaration of a type's property.
  func property(_ name: Substring) -> ClosedRange<Int>? {
    types.joined().first { member in
      member.contains { isAt($0, "var") && isAt($0 + 1, String(name)) }
        && !member.contains { isAt($0, "func") }
    }
  }

  /// Whether a class of the file inherits from `UIGestureRecognizer` itself.
  var isRecognizer: Bool {
    tokens.indices.contains { isAt($0, ":") && isAt($0 + 1, "UIGestureRecognizer") }
      && tokens.contains { $0.text == "class" }
  }
}
