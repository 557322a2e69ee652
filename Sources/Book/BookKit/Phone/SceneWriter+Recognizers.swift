import MiniUIKit
import Stage

// Recognizers, their targets, and the methods that are sent.

extension SceneWriter {
  func describe(
    _ recognizer: UIGestureRecognizer, on view: UIView, _ viewWord: String
  ) throws(Problem) {
    if recognizer.registeredActions.contains(where: { action in
      action.target.map { isBuilt(recognizer, by: $0) } ?? false
    }) {
      for action in recognizer.registeredActions {
        guard let target = action.target else { continue }
        let word = try word(of: target)
        try ownFactsIfPlain(target)
        if !(target is UIResponder) { add("\(word) kept", "keep(\(word))") }
        let own = Kinds(of: target).own ?? ""
        actions[own, default: [:]][action.name] = action.name
      }
      return
    }
    let word = try word(of: recognizer)
    func set(_ name: String, _ value: String, usual: Bool) {
      add("\(word).\(name)", "\(word).\(name) = \(value)", usual: usual)
    }
    set("isEnabled", "\(recognizer.isEnabled)", usual: recognizer.isEnabled)
    set(
      "cancelsTouchesInView", "\(recognizer.cancelsTouchesInView)",
      usual: recognizer.cancelsTouchesInView)
    set(
      "delaysTouchesBegan", "\(recognizer.delaysTouchesBegan)",
      usual: !recognizer.delaysTouchesBegan)
    set(
      "delaysTouchesEnded", "\(recognizer.delaysTouchesEnded)",
      usual: recognizer.delaysTouchesEnded)
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      set(
        "numberOfTapsRequired", "\(tap.numberOfTapsRequired)",
        usual: tap.numberOfTapsRequired == 1)
      set(
        "numberOfTouchesRequired", "\(tap.numberOfTouchesRequired)",
        usual: tap.numberOfTouchesRequired == 1)
    case let press as UILongPressGestureRecognizer:
      set(
        "minimumPressDuration", code(press.minimumPressDuration),
        usual: press.minimumPressDuration == 0.5)
      set(
        "allowableMovement", code(Double(press.allowableMovement)),
        usual: press.allowableMovement == 10)
      set(
        "numberOfTapsRequired", "\(press.numberOfTapsRequired)",
        usual: press.numberOfTapsRequired == 0)
      set(
        "numberOfTouchesRequired", "\(press.numberOfTouchesRequired)",
        usual: press.numberOfTouchesRequired == 1)
    case let swipe as UISwipeGestureRecognizer:
      let all: [(UISwipeGestureRecognizer.Direction, String)] = [
        (.right, ".right"), (.left, ".left"), (.up, ".up"), (.down, ".down"),
      ]
      let chosen = all.filter { swipe.direction.contains($0.0) }.map { $0.1 }
      set("direction", "[" + chosen.joined(separator: ", ") + "]", usual: chosen == [".right"])
      set(
        "numberOfTouchesRequired", "\(swipe.numberOfTouchesRequired)",
        usual: swipe.numberOfTouchesRequired == 1)
    case let edge as UIScreenEdgePanGestureRecognizer:
      let all: [(UIRectEdge, String)] = [
        (.top, ".top"), (.left, ".left"), (.bottom, ".bottom"), (.right, ".right"),
      ]
      let chosen = all.filter { edge.edges.contains($0.0) }.map { $0.1 }
      set("edges", "[" + chosen.joined(separator: ", ") + "]", usual: chosen.isEmpty)
    case let pan as UIPanGestureRecognizer:
      set(
        "minimumNumberOfTouches", "\(pan.minimumNumberOfTouches)",
        usual: pan.minimumNumberOfTouches == 1)
      set(
        "maximumNumberOfTouches", "\(pan.maximumNumberOfTouches)",
        usual: pan.maximumNumberOfTouches >= Int(clamping: UInt32.max))
    default: break
    }
    add(
      "\(word) on \(viewWord)", "\(viewWord).addGestureRecognizer(\(word))",
      undo: "\(viewWord).removeGestureRecognizer(\(word))")
    // The log hears first, so that its line about the state comes before the action's.
    add("\(word) watched", "watch(\(word), \(code(recognizer.wordInTrace)))")
    for action in recognizer.registeredActions {
      guard let target = action.target else {
        throw Problem("the target of \(word) is gone before a finger comes")
      }
      let other = try self.word(of: target)
      try ownFactsIfPlain(target)
      let selector = try selector(action, on: target)
      add("\(word) \(other) \(action.name)", "\(word).addTarget(\(other), action: \(selector))")
      if !(target is UIResponder) { add("\(other) kept", "keep(\(other))") }
    }
    if let delegate = recognizer.delegate {
      let other = try self.word(of: delegate)
      try ownFactsIfPlain(delegate)
      add("\(word).delegate", "\(word).delegate = \(other)")
      if !(delegate is UIResponder) { add("\(other) kept", "keep(\(other))") }
    }
    if Kinds(of: recognizer).own != nil { try ownFacts(of: recognizer) }
    try requirements(of: recognizer, word)
  }

  /// Whether a recognizer is one of the scene's, and not built into a view.
  func isOfTheScene(_ recognizer: UIGestureRecognizer) -> Bool {
    let kinds = Kinds(of: recognizer)
    let known = [
      "UITapGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer",
      "UILongPressGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
      "UIScreenEdgePanGestureRecognizer", "UIHoverGestureRecognizer", "UIGestureRecognizer",
    ]
    return known.contains(kinds.engine)
  }

  func requirements(of recognizer: UIGestureRecognizer, _ word: String) throws(Problem) {
    for other in recognizer.requiredToFail {
      let otherWord = try self.word(of: other)
      add("\(word) waits for \(otherWord)", "\(word).require(toFail: \(otherWord))")
    }
  }

  /// The selector of an action, and a note that its method is sent.
  ///
  /// - Parameters:
  ///   - registered: The action.
  ///   - target: Who gets it; nil for whoever on the chain has the method.
  ///   - sender: Where the chain begins.
  /// - Returns: The selector as Swift.
  /// - Throws: `Problem` if no method is found behind the action.
  func selector(
    _ registered: RegisteredAction, on target: AnyObject?, from sender: UIResponder? = nil
  ) throws(Problem) -> String {
    let name = registered.name
    if target == nil { sentToNil.insert(name) }
    let owners = target.map { Kinds(of: $0).allOwn } ?? owners(of: name, after: sender)
    if let owner = owners.first(where: { source.method(name, isIn: $0) }) {
      actions[owner, default: [:]][name] = name
      if !ownClasses.contains(owner) { ownClasses.append(owner) }
      return "#selector(\(owner).\(name)\(cast(name, owner)))"
    }
    // The trace has another name for it than the class: it is found where the two meet.
    guard let owner = owners.first else {
      throw Problem("the action \(name) belongs to no class of this chapter")
    }
    let methods = source.methods(called: name, of: owners)
    guard let method = methods.first, Set(methods).count == 1 else {
      throw Problem("the method behind the action \(name) cannot be told from the source")
    }
    if source.namesOfAction(method, of: owner) == [name] {
      actions[owner, default: [:]][method] = name
      return "#selector(\(owner).\(method)\(cast(method, owner)))"
    }
    if !aliases.contains(where: { $0.owner == owner && $0.name == name }) {
      aliases.append((owner, name, method))
    }
    return "#selector(\(owner).\(name)Action)"
  }

  /// The classes of the responders on a chain that have a method.
  private func owners(of method: String, after sender: UIResponder?) -> [String] {
    var (owners, steps) = ([String](), 0)
    var each = sender
    // An override of `next` could lead in a circle.
    while let responder = each, steps < 64 {
      owners += Kinds(of: responder).allOwn.filter { source.method(method, isIn: $0) }
      (each, steps) = (responder.next, steps + 1)
    }
    return owners.isEmpty
      ? source.declarations.filter { $0.keyword == "class" }.map { $0.names[0] }
        .filter { source.method(method, isIn: $0) }
      : owners
  }

  /// A controller has another method called `dismiss`, so the type of ours must be said.
  func cast(_ method: String, _ owner: String) -> String {
    method == "dismiss" ? " as (\(owner)) -> () -> Void" : ""
  }
}
