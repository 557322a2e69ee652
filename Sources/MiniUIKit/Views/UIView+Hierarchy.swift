// Which views a view contains. The order of `subviews` is the order of depth: the last is in
// front, and hit testing asks it first (HT-5).

extension UIView {
  /// Puts a subview in front of all others, or behind them.
  final func moveSubview(_ view: UIView, toFront: Bool) {
    guard let old = place(of: view) else { return }
    changeSubviews { $0.insert($0.remove(at: old), at: toFront ? $0.count : 0) }
  }

  /// Exchanges two subviews by their places.
  final func exchange(_ first: Int, _ second: Int) {
    precondition(
      subviews.indices.contains(first) && subviews.indices.contains(second),
      "Only subviews that exist can be exchanged (HT-5).")
    changeSubviews { $0.swapAt(first, second) }
  }

  /// Whether the view is another one or lies in it, at any depth.
  final func lies(in view: UIView) -> Bool {
    var each: UIView? = self
    while let current = each {
      if current === view { return true }
      each = current.superview
    }
    return false
  }

  private func place(of view: UIView) -> Int? {
    guard view.superview === self else { return nil }
    // What was added last is what mostly goes first.
    return subviews.last === view ? subviews.count - 1 : subviews.firstIndex { $0 === view }
  }

  /// The place of a subview among those that are not a certain one.
  final func placeWithout(_ view: UIView, of sibling: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  // listing: remove
  /// Takes the view out of its superview and so out of its window; its touches are cancelled first
  /// (EV-17).
  final func leaveSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    let old = superview
    prepareToMove(to: nil)
    // An override that heard of that may have put the view elsewhere; that counts then.
    guard superview === old, old != nil else { return }
    takeOut()
    moveToWindow(nil)
    didMoveToSuperview()
  }

  /// Tells this view and the views in it that they will be in another window, or in none; they lose
  /// their touches.
  private func prepareToMove(to new: UIWindow?) {
    guard window !== new else { return }
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      view.willMove(toWindow: new)
      waiting.append(contentsOf: view.subviews.reversed())
    }
    interruptTouches()
  }

  /// Takes the touches of this view, and of the views in it, away from them.
  final func interruptTouches() {
    window?.scene?.application?.gestures?.interruptTouches { $0.lies(in: self) }
  }
  // end

  /// Unties view and superview without a word to either.
  private func takeOut() {
    guard let superview, let place = superview.place(of: self) else { return }
    superview.changeSubviews { $0.remove(at: place) }
    self.superview = nil
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

  /// Puts a view at a place in the order of depth.
  final func insert(_ view: UIView, at index: Int) {
    precondition(
      view !== self, "A view cannot be added to itself: its hit test would never end (HT-3).")
    // A view without subviews is no ancestor of any, so a deep tree is built in linear time.
    precondition(
      view.subviews.isEmpty || !lies(in: view),
      "A view cannot be added to its own descendant: its hit test would never end (HT-3).")
    expectNoPresenter(in: view)
    precondition(
      !(view is UIWindow), "A window is not put into a view; it belongs to a scene (HT-1).")
    precondition(
      (0...subviews.count).contains(index),
      "A subview's place is at most the number of subviews (HT-5).")
    let old = view.superview
    view.willMove(toSuperview: self)
    view.prepareToMove(to: window)
    // willMove may be an override that puts the view somewhere itself; then that counts.
    guard view.superview === old, view.subviews.isEmpty || !lies(in: view) else { return }
    // What it hears of, a cancelled touch of its own for one, may also present something.
    expectNoPresenter(in: view)
    view.takeOut()
    // The view may have been in this one, and the override may have taken others out.
    changeSubviews { $0.insert(view, at: min(index, $0.count)) }
    view.superview = self
    view.moveToWindow(window)
    view.didMoveToSuperview()
    // An override that heard of that may have put the view elsewhere.
    if view.superview === self { didAddSubview(view) }
  }

  /// Stops the program if this view lies in what a controller of the view presents.
  private func expectNoPresenter(in view: UIView) {
    precondition(
      !wouldCloseRing(with: view),
      "A presenter's view cannot be put into what it presents: the chain would never end (RC-4).")
  }

  /// Tells the view and everything in it which window it lies in.
  final func moveToWindow(_ window: UIWindow?) {
    let old = self.window
    guard old !== window || tracer !== window?.tracer else { return }
    var waiting: [UIView] = [self]  // not by recursion: a tree may be deeper than the stack
    while let view = waiting.popLast() {
      // An override called below may have moved a view that waits; that has seen to it already.
      guard view === self || view.superview?.window === window else { continue }
      let (own, isNew) = (view.window, view.window !== window)
      if isNew, view.window != nil, !view.leaveWindow(for: window) { continue }
      // Read anew for each view: an override may have taken the window off its phone.
      (view.window, view.tracer) = (window, window?.tracer)
      waiting.append(contentsOf: view.subviews.reversed())
      guard isNew else { continue }
      // Before it is told, as it may want to be first responder of the new one.
      own?.dropLostFirstResponder()
      view.didMoveToWindow()
    }
  }

  /// Stops what is under way in the view before it goes to another window, or to none.
  ///
  /// - Returns: Whether it still goes: what hears of an end may put the view back, or elsewhere, and
  ///   what begins there goes on.
  private func leaveWindow(for window: UIWindow?) -> Bool {
    stopRecognizers()
    guard superview?.window === window else { return false }
    willLeaveWindow()
    return superview?.window === window
  }

  /// Stops what is under way in the view and in everything in it, when its window goes.
  final func stopEverything() {
    interruptTouches()
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
