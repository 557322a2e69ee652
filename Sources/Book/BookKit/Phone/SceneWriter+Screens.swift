import MiniUIKit
import Stage

// Windows, controllers, and views in views.

extension SceneWriter {
  func describe(_ window: UIWindow, isFirst: Bool) throws(Problem) {
    guard let controller = window.rootViewController else { return }
    let word = try word(of: window)
    if window.windowLevel != .normal {
      add(
        "\(word).windowLevel",
        "\(word).windowLevel = UIWindow.Level(rawValue: "
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
      add(
        "\(words.1) presented",
        "after(0) { \(words.0).present(\(words.1), animated: false) }",
        undo: "\(words.0).dismiss(animated: false)")
      presenter = presented
    }
  }

  func describe(_ controller: UIViewController) throws(Problem) {
    let word = try word(of: controller)
    for child in controller.children {
      try describe(child)
      let childWord = try self.word(of: child)
      add(
        "\(childWord) in \(word)", "\(word).addChild(\(childWord))",
        undo: "\(childWord).removeFromParent()")
    }
    try ownFacts(of: controller)
  }

  /// A view whose class has made everything in it.
  private func describeSelfMade(
    _ view: UIView, _ word: String, in superview: UIView?
  ) throws(Problem) {
    if let superview {
      add("\(word).frame", "\(word).frame = \(code(frame(of: view)))")
      let above = try self.word(of: superview)
      add(
        "\(word).superview", "\(above).addSubview(\(word))",
        undo: "\(word).removeFromSuperview()")
    }
    add("\(word) watched", "watchAll(in: \(word))")
    hasSelfMade = true
    collectNames(in: view)
  }

  private func collectNames(in view: UIView) {
    namesInTrace.insert(view.name)
    for recognizer in view.gestureRecognizers ?? [] where isOfTheScene(recognizer) {
      namesInTrace.insert(recognizer.wordInTrace)
    }
    if let scroll = view as? UIScrollView {
      namesInTrace.insert(scroll.panGestureRecognizer.wordInTrace)
    }
    // A cell is made by a method of a data source, and logs nothing.
    for subview in view.subviews where !(subview is UITableViewCell) { collectNames(in: subview) }
  }

  /// Whether a view fills a window for its controller.
  func isRoot(_ view: UIView) -> Bool {
    guard let controller = view.next as? UIViewController else { return false }
    return controller.parent == nil && view.superview is UIWindow
  }

  func describe(_ view: UIView, in superview: UIView?) throws(Problem) {
    // Views that only a property refers to are told where they are, if they are anywhere.
    if superview == nil, view.superview != nil, !(view.superview is UIWindow) { return }
    let word = try word(of: view)
    let owner = (view.next as? UIViewController).map { id($0) }
    if selfMade.contains(id(view)) || owner.map({ selfMade.contains($0) }) ?? false {
      return try describeSelfMade(view, word, in: superview)
    }
    try traits(of: view, word)
    if let superview {
      let above = try self.word(of: superview)
      add(
        "\(word).superview", "\(above).addSubview(\(word))",
        undo: "\(word).removeFromSuperview()")
    }
    if let table = view as? UITableView { try describe(table, word) }
    for subview in view.subviews where !(subview is UITableViewCell) {
      try describe(subview, in: view)
    }
    if !(view is UIWindow) { try ownFacts(of: view) }
  }
}
