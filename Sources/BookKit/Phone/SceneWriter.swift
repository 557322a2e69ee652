import MiniUIKit
import Stage

/// Writes the scene of a stage down as statements for UIKit.
///
/// It reads the objects themselves, so that every parameter the reader has varied is in it, and asks
/// the source only for what an object cannot tell: its class. Called again later in the script, it
/// tells what the script has changed in the meantime.
final class SceneWriter {
  /// One thing that is so, and the statement that makes it so.
  struct Fact {
    /// What it is about; one fact for each key.
    let key: String
    /// The statement.
    let code: String
    /// Whether it is so anyway, without the statement.
    let isUsual: Bool
    /// The statement that undoes it; nil if none is needed, because another fact takes its place.
    var undo: String?
  }

  let source: ChapterSource
  /// How each object is called in the file.
  private(set) var words: [ObjectIdentifier: String] = [:]
  /// The objects' names in the trace.
  private(set) var namesInTrace: Set<String> = []
  /// UIKit's classes of which there are views, controllers or windows that log.
  private(set) var loggedClasses: [(name: String, base: String)] = []
  /// UIKit's class that each of them inherits from in the end.
  private(set) var roots: [String: String] = [:]
  /// The experiment's own classes.
  private(set) var ownClasses: [String] = []
  /// Methods that are sent as actions, by class.
  private(set) var actions: [String: [String: String]] = [:]
  /// Actions whose name in the trace is not that of their method.
  private(set) var aliases: [(owner: String, name: String, method: String)] = []
  /// Whether tables and scroll views have the log's own delegates.
  private(set) var (logsRows, logsScrolling) = (false, false)

  private var taken: Set<String> = []
  private var kept: [AnyObject] = []
  private var facts: [Fact] = []
  private var keys: Set<String> = []
  private var told: Set<ObjectIdentifier> = []

  /// Whether the events of controls are logged.
  private let logsControls: Bool

  init(source: ChapterSource, logsControls: Bool) {
    (self.source, self.logsControls) = (source, logsControls)
  }

  /// Everything that is so on a stage now.
  ///
  /// - Throws: `Problem` if something of it cannot leave the book.
  func describe(_ stage: Stage) throws(Problem) -> [Fact] {
    (facts, keys, told) = ([], [], [])
    let scene = stage.phone.application.windowScene
    let windows = scene.allWindowsFromFront.reversed().filter { $0.rootViewController != nil }
    for window in windows { try describe(window, isFirst: window === stage.window) }
    if let first = (scene.keyWindow ?? stage.window).firstResponder, words[id(first)] != nil {
      let word = try word(of: first)
      add("first responder", "after(0) { _ = \(word).becomeFirstResponder() }",
        undo: "_ = \(word).resignFirstResponder()")
    }
    return facts
  }

  private func id(_ object: AnyObject) -> ObjectIdentifier { ObjectIdentifier(object) }

  private func add(_ key: String, _ code: String, usual: Bool = false, undo: String? = nil) {
    guard keys.insert(key).inserted else { return }
    facts.append(Fact(key: key, code: code, isUsual: usual, undo: undo))
  }

  // MARK: - Objects

  /// The end of the key of a fact that makes an object.
  static let made = "is made"

  /// What the file calls an object; makes it there if it is new.
  private func word(of object: AnyObject) throws(Problem) -> String {
    if let known = words[id(object)] { return known }
    let kinds = Kinds(of: object)
    let name =
      (object as? any Traceable)?.wordInTrace
      ?? (kinds.own ?? "object").prefix(1).lowercased() + (kinds.own ?? "object").dropFirst()
    var word = identifier(name)
    var number = 1
    while taken.contains(word) {
      number += 1
      word = identifier(name) + String(number)
    }
    (words[id(object)], _) = (word, taken.insert(word))
    namesInTrace.insert(name)
    kept.append(object)
    let made: String
    var afterwards: (key: String, code: String)?
    if let view = object as? UIView, let owner = view.next as? UIViewController {
      let ownerWord = try self.word(of: owner)
      if kinds.own == nil, kinds.engine == "UIView" {
        made = ownerWord + ".view!"
        log("LoggedView", "UIView")
      } else {
        made = try construction(of: object, kinds)
        afterwards = ("\(ownerWord).view", "\(ownerWord).view = \(word)")
      }
    } else {
      made = try construction(of: object, kinds)
    }
    add("\(word) \(Self.made)", "let \(word) = named(\(code(name)), \(made))")
    if let afterwards { add("\(word) \(afterwards.key) \(Self.made)", afterwards.code) }
    return word
  }

  /// The class of an object: UIKit's, and the experiment's own if there is one.
  struct Kinds {
    /// The nearest class of UIKit.
    var engine = "NSObject"
    /// The class of the experiment.
    var own: String?
    /// That and those it inherits from, as far as they are the experiment's.
    var allOwn: [String] = []

    init(of object: AnyObject) {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let each = mirror {
        let parts = String(reflecting: each.subjectType).split(separator: ".").map { String($0) }
        if parts.first == "MiniUIKit" {
          engine = parts.last ?? engine
          break
        }
        allOwn.append(parts.last ?? "")
        mirror = each.superclassMirror
      }
      own = allOwn.first
    }
  }

  private func construction(of object: AnyObject, _ kinds: Kinds) throws(Problem) -> String {
    var name = kinds.engine
    if let own = kinds.own {
      guard source.type(own) != nil else {
        throw Problem("its class \(own) is not among the experiments of this chapter")
      }
      for each in kinds.allOwn {
        if let word = source.bookWord(in: each) {
          throw Problem("its class \(each) is written with the book's own \(word)")
        }
        if let reason = source.buildsItself(each) { throw Problem(reason) }
      }
      if !ownClasses.contains(own) { ownClasses.append(own) }
      name = own
    }
    if object is UIResponder, kinds.engine != "UIResponder" {
      let logged = kinds.own.map { "Logged" + $0 } ?? "Logged" + kinds.engine.dropFirst(2)
      log(logged, name)
      roots[logged] = object is UIViewController ? "UIViewController" : object is UIWindow ? "UIWindow" : "UIView"
      name = logged
    }
    return name + (try arguments(for: object, kinds))
  }

  private func log(_ name: String, _ base: String) {
    if !loggedClasses.contains(where: { $0.name == name }) { loggedClasses.append((name, base)) }
  }

  private func arguments(for object: AnyObject, _ kinds: Kinds) throws(Problem) -> String {
    if object is UIWindow { return "(windowScene: scene)" }
    if let control = object as? UISegmentedControl {
      let titles = (0..<control.numberOfSegments).map { code(control.titleForSegment(at: $0) ?? "") }
      return "(items: [" + titles.joined(separator: ", ") + "])"
    }
    for own in kinds.allOwn {
      guard let parameters = source.initializer(of: own) else { continue }
      if parameters.first?.label == "frame" { break }
      var arguments: [String] = []
      for parameter in parameters where !parameter.hasDefault {
        guard let value = Self.property(parameter.name, of: object),
          let text = try literal(value)
        else {
          throw Problem("its class \(own) takes \(parameter.name), which cannot be read off it")
        }
        arguments.append(parameter.label.isEmpty ? text : parameter.label + ": " + text)
      }
      return "(" + arguments.joined(separator: ", ") + ")"
    }
    guard let view = object as? UIView else { return "()" }
    return "(frame: \(code(frame(of: view))))"
  }

  /// The frame before any transform.
  private func frame(of view: UIView) -> CGRect {
    let (size, center) = (view.bounds.size, view.center)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  // MARK: - What the experiment's own classes store

  /// What an object stores under a name.
  static func property(_ name: String, of object: AnyObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let each = mirror {
      if let child = each.children.first(where: { $0.label == name }) { return child.value }
      mirror = each.superclassMirror
    }
    return nil
  }

  private func ownFacts(of object: AnyObject) throws(Problem) {
    guard told.insert(id(object)).inserted else { return }
    let (kinds, word) = (Kinds(of: object), try word(of: object))
    var mirror: Mirror? = Mirror(reflecting: object)
    for own in kinds.allOwn {
      guard let each = mirror else { break }
      let given = Set((source.initializer(of: own) ?? []).filter { !$0.hasDefault }.map { $0.name })
      for child in each.children {
        guard let label = child.label, !given.contains(label),
          let initial = source.initialValue(of: label, in: own)
        else { continue }
        let value = Self.unwrapped(child.value)
        if let other = value as? UIGestureRecognizer, isBuilt(other, by: object) { continue }
        // What only the object itself can set is its own doing.
        if source.isPrivate(label, in: own) { continue }
        if let text = try literal(child.value) {
          if text != initial { add("\(word).\(label)", "\(word).\(label) = \(text)") }
        } else if initial.isEmpty {
          throw Problem("\(own).\(label) cannot be read off its object")
        }
      }
      mirror = each.superclassMirror
    }
  }

  /// Whether a recognizer was made by an object's own initializer, which will make it again.
  private func isBuilt(_ recognizer: UIGestureRecognizer, by object: AnyObject) -> Bool {
    recognizer.registeredActions.contains { $0.target === object }
      && Kinds(of: object).allOwn.contains { source.addsRecognizers($0) }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map { $0.value }
  }

  /// A value as Swift; nil if there is no way to write it.
  private func literal(_ value: Any) throws(Problem) -> String? {
    guard let value = Self.unwrapped(value) else { return "nil" }
    switch value {
    case let flag as Bool: return flag ? "true" : "false"
    case let number as Int: return String(number)
    case let number as Double: return code(number)
    case let number as CGFloat: return code(Double(number))
    case let text as String: return code(text)
    case let point as CGPoint: return code(point)
    case let size as CGSize: return code(size)
    case let rectangle as CGRect: return code(rectangle)
    case let color as UIColor: return code(color)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class:
      let object = value as AnyObject
      let word = try word(of: object)
      if let view = object as? UIView { try describe(view, in: nil) }
      if !(object is UIResponder || object is UIGestureRecognizer) { try ownFacts(of: object) }
      return word
    case .enum where mirror.children.isEmpty: return ".\(value)"
    case .collection where mirror.children.isEmpty: return "[]"
    default: return nil
    }
  }

  // MARK: - Windows and controllers

  private func describe(_ window: UIWindow, isFirst: Bool) throws(Problem) {
    guard let controller = window.rootViewController else { return }
    let word = try word(of: window)
    if window.windowLevel != .normal {
      add("\(word).windowLevel", "\(word).windowLevel = UIWindow.Level(rawValue: "
        + code(Double(window.windowLevel.rawValue)) + ")")
    }
    try describe(controller)
    add("\(word).root", "\(word).rootViewController = \(try self.word(of: controller))")
    if let root = controller.viewIfLoaded { try describe(root, in: nil) }
    for view in window.subviews where view !== controller.viewIfLoaded {
      guard controller.presentedViewController?.viewIfLoaded !== view else { continue }
      try describe(view, in: window)
    }
    try traits(of: window, word)
    add("\(word).isHidden", "\(word).isHidden = \(window.isHidden)")
    if !isFirst { add("\(word) kept", "keep(\(word))") }
    if isFirst { add("\(word).key", "\(word).makeKeyAndVisible()") }
    try ownFacts(of: window)
    var presenter = controller
    while let presented = presenter.presentedViewController {
      let words = (try self.word(of: presenter), try self.word(of: presented))
      if let root = presented.viewIfLoaded {
        try describe(presented)
        try describe(root, in: nil)
      }
      add("\(words.1) presented",
        "after(0) { \(words.0).present(\(words.1), animated: false) }",
        undo: "\(words.0).dismiss(animated: false)")
      presenter = presented
    }
  }

  private func describe(_ controller: UIViewController) throws(Problem) {
    let word = try word(of: controller)
    for child in controller.children {
      try describe(child)
      let childWord = try self.word(of: child)
      add("\(childWord) in \(word)", "\(word).addChild(\(childWord))",
        undo: "\(childWord).removeFromParent()")
    }
    try ownFacts(of: controller)
  }

  // MARK: - Views

  /// Whether a view fills a window for its controller.
  private func isRoot(_ view: UIView) -> Bool {
    guard let controller = view.next as? UIViewController else { return false }
    return controller.parent == nil && view.superview is UIWindow
  }

  private func describe(_ view: UIView, in superview: UIView?) throws(Problem) {
    // Views that only a property refers to are told where they are, if they are anywhere.
    if superview == nil, view.superview != nil, !(view.superview is UIWindow) { return }
    let word = try word(of: view)
    try traits(of: view, word)
    if let superview {
      let above = try self.word(of: superview)
      add("\(word).superview", "\(above).addSubview(\(word))",
        undo: "\(word).removeFromSuperview()")
    }
    if let table = view as? UITableView { try describe(table, word) }
    for subview in view.subviews where !(subview is UITableViewCell) {
      try describe(subview, in: view)
    }
    if !(view is UIWindow) { try ownFacts(of: view) }
  }

  private func traits(of view: UIView, _ word: String) throws(Problem) {
    func set(_ name: String, _ value: String, usual: Bool) {
      add("\(word).\(name)", "\(word).\(name) = \(value)", usual: usual)
    }
    let isRoot = isRoot(view)
    if !isRoot, !(view is UIWindow) {
      let isChild = view.next is UIViewController
      set("frame", code(frame(of: view)), usual: !(view is UISegmentedControl) && !isChild)
    }
    if view.transform != .identity {
      set("transform", code(view.transform), usual: false)
    }
    if !(view is UIScrollView) {
      set("bounds.origin", code(view.bounds.origin), usual: view.bounds.origin == .zero)
    }
    // A screen without a color is black: the root is white, so that there is something to see.
    set("backgroundColor", isRoot && view.backgroundColor == nil
      ? ".white" : code(view.backgroundColor), usual: !isRoot && view.backgroundColor == nil)
    set("alpha", code(Double(view.alpha)), usual: view.alpha == 1)
    if !(view is UIWindow) { set("isHidden", "\(view.isHidden)", usual: !view.isHidden) }
    let isDeaf = view is UILabel || view is UIImageView
    set("isUserInteractionEnabled", "\(view.isUserInteractionEnabled)",
      usual: view.isUserInteractionEnabled == !isDeaf)
    set("isMultipleTouchEnabled", "\(view.isMultipleTouchEnabled)",
      usual: !view.isMultipleTouchEnabled)
    set("isExclusiveTouch", "\(view.isExclusiveTouch)", usual: !view.isExclusiveTouch)
    set("clipsToBounds", "\(view.clipsToBounds)",
      usual: view.clipsToBounds == (view is UIScrollView) || view is UIScrollView)
    if let control = view as? UIControl { try traits(of: control, word) }
    if let scroll = view as? UIScrollView { try traits(of: scroll, word) }
    if let label = view as? UILabel, let text = label.text {
      set("text", code(text), usual: false)
    }
    let builtIn = (view as? UIScrollView)?.ownRecognizers ?? []
    for recognizer in view.gestureRecognizers ?? []
    where !builtIn.contains(where: { $0 === recognizer }) && isOfTheScene(recognizer) {
      try describe(recognizer, on: view, word)
    }
  }

  private func traits(of control: UIControl, _ word: String) throws(Problem) {
    func set(_ name: String, _ value: String, usual: Bool) {
      add("\(word).\(name)", "\(word).\(name) = \(value)", usual: usual)
    }
    set("isEnabled", "\(control.isEnabled)", usual: control.isEnabled)
    set("isSelected", "\(control.isSelected)", usual: !control.isSelected)
    if let slider = control as? UISlider {
      set("minimumValue", code(Double(slider.minimumValue)), usual: slider.minimumValue == 0)
      set("maximumValue", code(Double(slider.maximumValue)), usual: slider.maximumValue == 1)
      set("value", code(Double(slider.value)), usual: slider.value == 0)
    }
    if let pages = control as? UIPageControl {
      set("numberOfPages", "\(pages.numberOfPages)", usual: pages.numberOfPages == 0)
    }
    if let field = control as? UITextField {
      if let delegate = field.delegate {
        let other = try self.word(of: delegate)
        add("\(word).delegate", "\(word).delegate = \(other)")
      }
    }
    // The log hears first, so that its line about an event comes before the action's.
    if logsControls { add("\(word) watched", "watch(\(word))") }
    for registered in control.registeredActions {
      let target: String
      switch registered.way {
      case .handler:
        add("\(word) \(registered.name)", "\(word).addAction(UIAction { _ in trace(\"action\", "
          + "\(word), \(code(registered.name))) }, for: \(code(registered.events)))")
        continue
      case .goneTarget: throw Problem("the target of \(word) is gone before a finger comes")
      case .chain: target = "nil"
      case .target:
        guard let object = registered.target else { continue }
        target = try self.word(of: object)
      }
      let selector = try selector(registered, on: registered.target)
      add("\(word) \(target) \(registered.name)",
        "\(word).addTarget(\(target), action: \(selector), for: \(code(registered.events)))")
    }
  }

  private func traits(of scroll: UIScrollView, _ word: String) throws(Problem) {
    func set(_ name: String, _ value: String, usual: Bool) {
      add("\(word).\(name)", "\(word).\(name) = \(value)", usual: usual)
    }
    let isTable = scroll is UITableView
    set("contentInsetAdjustmentBehavior", ".never", usual: false)
    set("contentSize", code(scroll.contentSize), usual: isTable || scroll.contentSize == .zero)
    set("contentInset", code(scroll.contentInset), usual: scroll.contentInset == .zero)
    set("isScrollEnabled", "\(scroll.isScrollEnabled)", usual: scroll.isScrollEnabled)
    set("bounces", "\(scroll.bounces)", usual: scroll.bounces)
    set("alwaysBounceVertical", "\(scroll.alwaysBounceVertical)",
      usual: isTable || !scroll.alwaysBounceVertical)
    set("alwaysBounceHorizontal", "\(scroll.alwaysBounceHorizontal)",
      usual: !scroll.alwaysBounceHorizontal)
    set("isPagingEnabled", "\(scroll.isPagingEnabled)", usual: !scroll.isPagingEnabled)
    set("isDirectionalLockEnabled", "\(scroll.isDirectionalLockEnabled)",
      usual: !scroll.isDirectionalLockEnabled)
    set("transfersVerticalScrollingToParent", "\(scroll.transfersVerticalScrollingToParent)",
      usual: scroll.transfersVerticalScrollingToParent)
    set("decelerationRate", scroll.decelerationRate == .fast ? ".fast" : ".normal",
      usual: scroll.decelerationRate != .fast)
    set("delaysContentTouches", "\(scroll.delaysContentTouches)",
      usual: scroll.delaysContentTouches)
    set("canCancelContentTouches", "\(scroll.canCancelContentTouches)",
      usual: scroll.canCancelContentTouches)
    set("keyboardDismissMode", scroll.keyboardDismissMode == .onDrag ? ".onDrag" : ".none",
      usual: scroll.keyboardDismissMode == .none)
    set("minimumZoomScale", code(Double(scroll.minimumZoomScale)),
      usual: scroll.minimumZoomScale == 1)
    set("maximumZoomScale", code(Double(scroll.maximumZoomScale)),
      usual: scroll.maximumZoomScale == 1)
    if !isTable {
      set("contentOffset", code(scroll.contentOffset), usual: scroll.contentOffset == .zero)
    }
    let panName = scroll.panGestureRecognizer.wordInTrace
    namesInTrace.insert(panName)
    words[id(scroll.panGestureRecognizer)] = "\(word).panGestureRecognizer"
    add("\(word) pan", "watch(\(word).panGestureRecognizer, \(code(panName)))")
    try requirements(of: scroll.panGestureRecognizer, "\(word).panGestureRecognizer")
    if let delegate = scroll.delegate, !isForTheBook(delegate) {
      add("\(word).delegate", "\(word).delegate = \(try self.word(of: delegate))")
      try ownFactsIfPlain(delegate)
    } else {
      if isTable { logsRows = true } else { logsScrolling = true }
      add("\(word).delegate", "\(word).delegate = \(isTable ? "rowLog" : "scrollLog")")
    }
  }

  /// Whether a delegate only writes down what it hears, with words of the book; the log does that.
  private func isForTheBook(_ delegate: AnyObject) -> Bool {
    Kinds(of: delegate).allOwn.contains { source.bookWord(in: $0) != nil }
      && !(delegate is UIResponder)
  }

  private func ownFactsIfPlain(_ object: AnyObject) throws(Problem) {
    if !(object is UIResponder) { try ownFacts(of: object) }
  }

  private func describe(_ table: UITableView, _ word: String) throws(Problem) {
    add("\(word).rowHeight", "\(word).rowHeight = \(code(Double(table.rowHeight)))")
    if let dataSource = table.dataSource {
      let other = try self.word(of: dataSource)
      add("\(word).dataSource", "\(word).dataSource = \(other)")
      try ownFactsIfPlain(dataSource)
    } else {
      logsRows = true
      add("\(word).dataSource", "\(word).dataSource = keep(PlainRows(\(table.numberOfRows)))")
    }
    if table.contentOffset != .zero {
      add("\(word).contentOffset",
        "after(0) { \(word).contentOffset = \(code(table.contentOffset)) }")
    }
  }

  // MARK: - Recognizers

  private func describe(
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
    set("cancelsTouchesInView", "\(recognizer.cancelsTouchesInView)",
      usual: recognizer.cancelsTouchesInView)
    set("delaysTouchesBegan", "\(recognizer.delaysTouchesBegan)",
      usual: !recognizer.delaysTouchesBegan)
    set("delaysTouchesEnded", "\(recognizer.delaysTouchesEnded)",
      usual: recognizer.delaysTouchesEnded)
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      set("numberOfTapsRequired", "\(tap.numberOfTapsRequired)",
        usual: tap.numberOfTapsRequired == 1)
      set("numberOfTouchesRequired", "\(tap.numberOfTouchesRequired)",
        usual: tap.numberOfTouchesRequired == 1)
    case let press as UILongPressGestureRecognizer:
      set("minimumPressDuration", code(press.minimumPressDuration),
        usual: press.minimumPressDuration == 0.5)
      set("allowableMovement", code(Double(press.allowableMovement)),
        usual: press.allowableMovement == 10)
      set("numberOfTapsRequired", "\(press.numberOfTapsRequired)",
        usual: press.numberOfTapsRequired == 0)
      set("numberOfTouchesRequired", "\(press.numberOfTouchesRequired)",
        usual: press.numberOfTouchesRequired == 1)
    case let swipe as UISwipeGestureRecognizer:
      let all: [(UISwipeGestureRecognizer.Direction, String)] = [
        (.right, ".right"), (.left, ".left"), (.up, ".up"), (.down, ".down"),
      ]
      let chosen = all.filter { swipe.direction.contains($0.0) }.map { $0.1 }
      set("direction", "[" + chosen.joined(separator: ", ") + "]", usual: chosen == [".right"])
      set("numberOfTouchesRequired", "\(swipe.numberOfTouchesRequired)",
        usual: swipe.numberOfTouchesRequired == 1)
    case let edge as UIScreenEdgePanGestureRecognizer:
      let all: [(UIRectEdge, String)] = [
        (.top, ".top"), (.left, ".left"), (.bottom, ".bottom"), (.right, ".right"),
      ]
      let chosen = all.filter { edge.edges.contains($0.0) }.map { $0.1 }
      set("edges", "[" + chosen.joined(separator: ", ") + "]", usual: chosen.isEmpty)
    case let pan as UIPanGestureRecognizer:
      set("minimumNumberOfTouches", "\(pan.minimumNumberOfTouches)",
        usual: pan.minimumNumberOfTouches == 1)
      set("maximumNumberOfTouches", "\(pan.maximumNumberOfTouches)",
        usual: pan.maximumNumberOfTouches >= Int(clamping: UInt32.max))
    default: break
    }
    add("\(word) on \(viewWord)", "\(viewWord).addGestureRecognizer(\(word))",
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
  private func isOfTheScene(_ recognizer: UIGestureRecognizer) -> Bool {
    let kinds = Kinds(of: recognizer)
    let known = [
      "UITapGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer",
      "UILongPressGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
      "UIScreenEdgePanGestureRecognizer", "UIHoverGestureRecognizer", "UIGestureRecognizer",
    ]
    return known.contains(kinds.engine)
  }

  private func requirements(of recognizer: UIGestureRecognizer, _ word: String) throws(Problem) {
    for other in recognizer.requiredToFail {
      let otherWord = try self.word(of: other)
      add("\(word) waits for \(otherWord)", "\(word).require(toFail: \(otherWord))")
    }
  }

  // MARK: - Actions

  /// The selector of an action, and a note that its method is sent.
  private func selector(
    _ registered: RegisteredAction, on target: AnyObject?
  ) throws(Problem) -> String {
    let name = registered.name
    let owners =
      target.map { Kinds(of: $0).allOwn } ?? source.declarations.filter {
        $0.keyword == "class" && source.method(name, isIn: $0.names[0])
      }.map { $0.names[0] }
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

  /// A controller has another method called `dismiss`, so the type of ours must be said.
  private func cast(_ method: String, _ owner: String) -> String {
    method == "dismiss" ? " as (\(owner)) -> () -> Void" : ""
  }
}
