import MiniUIKit
import Stage

// What a view is like.

extension SceneWriter {
  func traits(of view: UIView, _ word: String) throws(Problem) {
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
    // A screen without a color is black: the root is white, so that there is something to see. What
    // lies in front of it stays clear.
    let isScreen = isRoot && view.window?.windowLevel == .normal
    set(
      "backgroundColor",
      isScreen && view.backgroundColor == nil
        ? ".white" : code(view.backgroundColor), usual: !isScreen && view.backgroundColor == nil)
    set("alpha", code(Double(view.alpha)), usual: view.alpha == 1)
    if !(view is UIWindow) { set("isHidden", "\(view.isHidden)", usual: !view.isHidden) }
    let isDeaf = view is UILabel || view is UIImageView
    set(
      "isUserInteractionEnabled", "\(view.isUserInteractionEnabled)",
      usual: view.isUserInteractionEnabled == !isDeaf)
    set(
      "isMultipleTouchEnabled", "\(view.isMultipleTouchEnabled)",
      usual: !view.isMultipleTouchEnabled)
    set("isExclusiveTouch", "\(view.isExclusiveTouch)", usual: !view.isExclusiveTouch)
    set(
      "clipsToBounds", "\(view.clipsToBounds)",
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

  func traits(of control: UIControl, _ word: String) throws(Problem) {
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
      if type(of: field) == UITextField.self, let bar = field.inputAccessoryView {
        let other = try self.word(of: bar)
        add("\(word).inputAccessoryView", "\(word).inputAccessoryView = \(other)")
        try describe(bar, in: nil)
      }
    }
    // The log hears first, so that its line about an event comes before the action's.
    if logsControls { add("\(word) watched", "watch(\(word))") }
    for registered in control.registeredActions {
      let target: String
      switch registered.way {
      case .handler:
        add(
          "\(word) \(registered.name)",
          "\(word).addAction(UIAction { _ in trace(\"action\", "
            + "\(word), \(code(registered.name))) }, for: \(code(registered.events)))")
        continue
      case .goneTarget: throw Problem("the target of \(word) is gone before a finger comes")
      case .chain: target = "nil"
      case .target:
        guard let object = registered.target else { continue }
        target = try self.word(of: object)
      }
      let selector = try selector(registered, on: registered.target, from: control)
      add(
        "\(word) \(target) \(registered.name)",
        "\(word).addTarget(\(target), action: \(selector), for: \(code(registered.events)))")
    }
  }

  func traits(of scroll: UIScrollView, _ word: String) throws(Problem) {
    func set(_ name: String, _ value: String, usual: Bool) {
      add("\(word).\(name)", "\(word).\(name) = \(value)", usual: usual)
    }
    let isTable = scroll is UITableView
    set("contentInsetAdjustmentBehavior", ".never", usual: false)
    set("contentSize", code(scroll.contentSize), usual: isTable || scroll.contentSize == .zero)
    set("contentInset", code(scroll.contentInset), usual: scroll.contentInset == .zero)
    set("isScrollEnabled", "\(scroll.isScrollEnabled)", usual: scroll.isScrollEnabled)
    set("bounces", "\(scroll.bounces)", usual: scroll.bounces)
    set(
      "alwaysBounceVertical", "\(scroll.alwaysBounceVertical)",
      usual: isTable || !scroll.alwaysBounceVertical)
    set(
      "alwaysBounceHorizontal", "\(scroll.alwaysBounceHorizontal)",
      usual: !scroll.alwaysBounceHorizontal)
    set("isPagingEnabled", "\(scroll.isPagingEnabled)", usual: !scroll.isPagingEnabled)
    set(
      "isDirectionalLockEnabled", "\(scroll.isDirectionalLockEnabled)",
      usual: !scroll.isDirectionalLockEnabled)
    set(
      "transfersVerticalScrollingToParent", "\(scroll.transfersVerticalScrollingToParent)",
      usual: scroll.transfersVerticalScrollingToParent)
    set(
      "decelerationRate", scroll.decelerationRate == .fast ? ".fast" : ".normal",
      usual: scroll.decelerationRate != .fast)
    set(
      "delaysContentTouches", "\(scroll.delaysContentTouches)",
      usual: scroll.delaysContentTouches)
    set(
      "canCancelContentTouches", "\(scroll.canCancelContentTouches)",
      usual: scroll.canCancelContentTouches)
    set(
      "keyboardDismissMode", scroll.keyboardDismissMode == .onDrag ? ".onDrag" : ".none",
      usual: scroll.keyboardDismissMode == .none)
    set(
      "minimumZoomScale", code(Double(scroll.minimumZoomScale)),
      usual: scroll.minimumZoomScale == 1)
    set(
      "maximumZoomScale", code(Double(scroll.maximumZoomScale)),
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
  func isForTheBook(_ delegate: AnyObject) -> Bool {
    Kinds(of: delegate).allOwn.contains { source.bookWord(in: $0) != nil }
      && !(delegate is UIResponder)
  }

  func ownFactsIfPlain(_ object: AnyObject) throws(Problem) {
    if !(object is UIResponder) { try ownFacts(of: object) }
  }

  func describe(_ table: UITableView, _ word: String) throws(Problem) {
    add("\(word).rowHeight", "\(word).rowHeight = \(code(Double(table.rowHeight)))")
    if let dataSource = table.dataSource {
      let other = try self.word(of: dataSource)
      add("\(word).dataSource", "\(word).dataSource = \(other)")
      try ownFactsIfPlain(dataSource)
    } else {
      add("\(word).dataSource", "\(word).dataSource = keep(PlainRows(\(table.numberOfRows)))")
    }
    if table.contentOffset != .zero {
      add(
        "\(word).contentOffset",
        "after(0) { \(word).contentOffset = \(code(table.contentOffset)) }")
    }
  }
}
