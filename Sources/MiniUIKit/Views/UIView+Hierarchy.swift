// Which views a view contains. The order of `subviews` is the order of depth: the last is in
// front, and hit testing asks it first (HT-5).

extension UIView {
  /// Puts a view in front of all others in this one; takes it out of its old superview first.
  ///
  /// - Precondition: The view is neither this one nor one this one lies in (HT-3).
  public final func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts a view at a place in the order of depth, 0 being at the back.
  ///
  /// - Precondition: As for `addSubview(_:)`; the index is not larger than the number of subviews.
  public final func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view directly in front of another; in front of all if the other is not in this one.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    removeBeforeInserting(view)
    insert(view, at: place(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  /// Puts a view directly behind another; behind all if the other is not in this one.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    removeBeforeInserting(view)
    insert(view, at: place(of: sibling) ?? 0)
  }

  /// Puts a subview in front of all others.
  public final func bringSubviewToFront(_ view: UIView) {
    guard let old = place(of: view) else { return }
    changeSubviews { $0.append($0.remove(at: old)) }
  }

  /// Puts a subview behind all others.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let old = place(of: view) else { return }
    changeSubviews { $0.insert($0.remove(at: old), at: 0) }
  }

  /// Exchanges two subviews by their places.
  ///
  /// - Precondition: Both indices are places of subviews.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    precondition(
      subviews.indices.contains(first) && subviews.indices.contains(second),
      "Only subviews that exist can be exchanged (HT-5).")
    changeSubviews { $0.swapAt(first, second) }
  }

  /// Takes the view out of its superview.
  ///
  /// A touch that has it as its view keeps it (HT-19).
  public final func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    guard let superview, let place = superview.place(of: self) else { return }
    superview.changeSubviews { $0.remove(at: place) }
    self.superview = nil
    moveToWindow(nil)
    didMoveToSuperview()
  }

  /// Whether the view is another one or lies in it, at any depth.
  public final func isDescendant(of view: UIView) -> Bool {
    var each: UIView? = self
    while let current = each {
      if current === view { return true }
      each = current.superview
    }
    return false
  }

  private func place(of view: UIView) -> Int? {
    view.superview === self ? subviews.firstIndex { $0 === view } : nil
  }

  /// Changes the array of subviews while it is taken out.
  ///
  /// So no access to the property lasts longer than a load or store, and the compiler need not check
  /// at run time, in every hit test, whether two overlap.
  private func changeSubviews<Result>(_ change: (inout [UIView]) -> Result) {
    var taken = children
    children = []
    _ = change(&taken)
    children = taken
  }

  private func removeBeforeInserting(_ view: UIView) {
    if view.superview === self { view.removeFromSuperview() }
  }

  private func insert(_ view: UIView, at index: Int) {
    precondition(
      view !== self, "A view cannot be added to itself: its hit test would never end (HT-3).")
    // A view without subviews is nobody's ancestor, so a deep tree is built in linear time.
    precondition(
      view.subviews.isEmpty || !isDescendant(of: view),
      "A view cannot be added to its own descendant: its hit test would never end (HT-3).")
    precondition(
      !(view is UIWindow), "A window is not put into a view; it belongs to a scene (HT-1).")
    precondition(
      (0...subviews.count).contains(index),
      "A subview's place is at most the number of subviews (HT-5).")
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    // willMove may be an override that puts the view somewhere itself; then that counts.
    guard view.superview == nil, view.subviews.isEmpty || !isDescendant(of: view) else { return }
    // The view may have been in this one, and the override may have taken others out.
    changeSubviews { $0.insert(view, at: min(index, $0.count)) }
    view.superview = self
    view.moveToWindow(window)
    view.didMoveToSuperview()
  }

  /// Tells the view and everything in it which window it lies in.
  final func moveToWindow(_ window: UIWindow?) {
    let tracer = window?.tracer
    let old = self.window
    guard old !== window || self.tracer !== tracer else { return }
    var waiting: [UIView] = [self]  // not by recursion: a tree may be deeper than the stack
    while let view = waiting.popLast() {
      // An override called below may have moved a view that waits; that has seen to it already.
      guard view === self || view.superview?.window === window else { continue }
      let isNew = view.window !== window
      if isNew, view.window != nil, !view.leaveWindow(for: window) { continue }
      (view.window, view.tracer) = (window, tracer)
      waiting.append(contentsOf: view.subviews.reversed())
      if isNew { view.didMoveToWindow() }
    }
    if old !== window { old?.dropLostFocus() }
  }

  /// Stops what is under way in the view before it goes to another window, or to none.
  ///
  /// - Returns: Whether it still goes: who hears of an end may put the view back, or elsewhere, and
  ///   what begins there goes on.
  private func leaveWindow(for window: UIWindow?) -> Bool {
    stopRecognizers()
    guard superview?.window === window else { return false }
    willLeaveWindow()
    return superview?.window === window
  }

  /// Stops what is under way in the view and in everything in it, when its window goes.
  final func stopEverything() {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      view.stopRecognizers()
      view.willLeaveWindow()
      waiting.append(contentsOf: view.subviews)
    }
  }

  /// Lets the subviews go without recursion, so that a deep tree does not need a deep stack.
  final func releaseSubviews() {
    var waiting = subviews
    children = []
    for view in waiting { view.superview = nil }
    while var view = waiting.popLast() {
      if isKnownUniquelyReferenced(&view) {
        for child in view.subviews { child.superview = nil }
        waiting.append(contentsOf: view.subviews)
        view.children = []
      } else {
        view.moveToWindow(nil)
      }
    }
  }
}
