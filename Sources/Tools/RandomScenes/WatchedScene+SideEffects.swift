import MiniUIKit

extension WatchedScene {
  /// Does what an app may do, to whatever has just been called.
  ///
  /// - Parameters:
  ///   - effect: What is done.
  ///   - object: The view, recognizer or application that was called.
  ///   - finger: A finger for what fingers do.
  func perform(_ effect: SideEffect, about object: AnyObject, finger: Int = 9) {
    counts["sideEffect " + effect.rawValue, default: 0] += 1
    onLine?("sideEffect \(effect.rawValue) about \((object as? any Traceable)?.wordInTrace ?? "?")")
    if effect.isOfHardware {
      useHardware(effect, finger)
    } else {
      inTurn { [unowned self] in act(effect, about: object) }
    }
  }

  private func act(_ effect: SideEffect, about object: AnyObject) {
    let recognizer =
      object as? UIGestureRecognizer ?? (object as? UIView)?.gestureRecognizers?.first
    let view = (object as? UIView) ?? (object as? UIGestureRecognizer)?.view ?? windows[0]
    switch effect {
    case .removeView, .removeSuperview, .moveView, .reparentView, .resizeView, .hideView,
      .addViewOnTop,
      .reorderViews, .toggleInteraction, .animateView:
      change(view, effect)
    case .hideWindow, .removeWindow, .fetchOtherWindow: changeWindow(of: view, effect)
    case .addRecognizer, .removeRecognizer, .restartRecognizer, .toggleRecognizer, .addRequirement,
      .dropTarget:
      changeRecognizers(recognizer, of: view, effect)
    case .toggleControl, .cancelTracking: change(view as? UIControl ?? controls.first, effect)
    case .becomeFirst, .resignFirst, .endEditing: changeFirst(view, effect)
    case .present, .presentAgain, .dismiss: changeControllers(of: view, effect)
    case .setOffset, .animateOffset, .toggleScrolling, .reload, .zoom, .movePan:
      if let scroll = view as? UIScrollView ?? scrolls.first { change(scroll, effect) }
    case .sendEventAgain:
      // Before it is complete it is refused (EV-24).
      if let event = application.event, event.isComplete { application.sendEvent(event) }
    case .toggleEvents:
      if application.isIgnoringInteractionEvents {
        application.endIgnoringInteractionEvents()
      } else {
        application.beginIgnoringInteractionEvents()
      }
    default: break
    }
  }

  private func useHardware(_ effect: SideEffect, _ finger: Int) {
    switch effect {
    case .putFingerDown: down(finger, CGPoint(x: 60 + finger, y: 60))
    case .moveFinger: move(finger, by: 14, 3)
    case .liftFinger: lift(places[finger] == nil ? places.keys.min() ?? finger : finger)
    case .cancelFinger: lift(places.keys.min() ?? finger, .cancelled)
    case .pressButton: use { (phone) throws(ScriptError) in try phone.press(.select, for: 0.03) }
    case .pressKey: use { (phone) throws(ScriptError) in try phone.pressKey("s", .command) }
    case .letTimePass: wait(0.4)
    default: phone.isApplicationInFront.toggle()
    }
  }

  // MARK: - Views

  private func change(_ view: UIView, _ effect: SideEffect) {
    if effect == .moveView || effect == .reparentView {
      (view.next as? ReportingController)?.hasMovedView = true
      gestures.read(.reparented)
      hasMovedView = true
    }
    switch effect {
    case .removeView: view.removeFromSuperview()
    case .removeSuperview: view.superview?.removeFromSuperview()
    case .moveView:
      // To the back window, or to the front one: wherever it is not.
      let home = windows[0] === view.superview ? windows.last : windows.first
      if let home, !(view is UIWindow) { home.addSubview(view) }
    case .reparentView:
      // Within its window, so that its touches and gestures go on (GR-109).
      if let window = view.window, window !== view, view.superview !== window {
        window.addSubview(view)
      } else if let sibling = view.superview?.subviews.first(where: { $0 !== view }) {
        move(view, into: sibling)
      }
    case .resizeView:
      if !(view is UIWindow) { view.frame = view.frame.insetBy(dx: 9, dy: 5) }
      noteProgram(view)
    case .hideView: if !(view is UIWindow) { view.isHidden.toggle() }
    case .addViewOnTop:
      let new = ReportingView(frame: view.bounds)
      new.reporter = reporter()
      new.traceName = "new"
      view.addSubview(new)
    case .reorderViews: if let first = view.subviews.first { view.bringSubviewToFront(first) }
    case .toggleInteraction: if !(view is UIWindow) { view.isUserInteractionEnabled.toggle() }
    default:
      application.animate(
        withDuration: 0.2, animations: { view.alpha = view.alpha == 1 ? 0.5 : 1 },
        completion: { [callbacks] _ in callbacks.onMoment(.animationCompletion, view) })
    }
  }

  /// The program, and not a motion, has placed the scroll views in a view.
  func noteProgram(_ view: UIView) {
    for number in scrolls.indices where scrolls[number].isDescendant(of: view) {
      motions.read(.moved(number))
    }
  }

  private func changeWindow(of view: UIView, _ effect: SideEffect) {
    let window = view.window as? ReportingWindow ?? windows[0]
    switch effect {
    case .hideWindow: window.isHidden.toggle()
    case .removeWindow where window !== windows[0]:
      noteProgram(window)
      application.windowScene.remove(window)
    default: windows[(windows.count - 1) % windows.count].makeKeyAndVisible()
    }
  }

  // MARK: - Recognizers and controls

  private func changeRecognizers(
    _ recognizer: UIGestureRecognizer?, of view: UIView, _ effect: SideEffect
  ) {
    let isOfScrollView = scrolls.contains { $0.ownRecognizers.contains { $0 === recognizer } }
    switch effect {
    case .addRecognizer where recognizers.count < 60:
      let new = UITapGestureRecognizer()
      adopt(new)
      view.addGestureRecognizer(new)
    case .removeRecognizer where !isOfScrollView:
      recognizer.map { $0.view?.removeGestureRecognizer($0) }
    case .restartRecognizer:
      recognizer?.isEnabled = false
      recognizer?.isEnabled = true
    case .toggleRecognizer where !(recognizer?.view is UIScrollView): recognizer?.isEnabled.toggle()
    case .addRequirement:
      // Who is at work has asked already (GR-66).
      if let recognizer, let other = recognizers.last, other !== recognizer, !recognizer.isAtWork {
        recognizer.require(toFail: other)
      }
    case .dropTarget:
      target = nil
      gestures.read(.targetFreed)
    default: break
    }
  }

  private func change(_ control: UIControl?, _ effect: SideEffect) {
    if effect == .toggleControl { control?.isEnabled.toggle() }
    if effect == .cancelTracking { control?.cancelTracking(with: nil) }
  }

  // MARK: - First responder and scrolling

  private func changeFirst(_ view: UIView, _ effect: SideEffect) {
    switch effect {
    case .becomeFirst:
      let field = controls.first { $0 is UITextField }
      _ = (view.canBecomeFirstResponder ? view : field ?? view).becomeFirstResponder()
    case .resignFirst: view.window?.firstResponder?.resignFirstResponder()
    default: view.window?.endEditing(true)
    }
  }

  private func change(_ scroll: UIScrollView, _ effect: SideEffect) {
    switch effect {
    case .setOffset:
      noteProgram(scroll)
      scroll.contentOffset.y = scroll.contentOffset.y > 20 ? 0 : scroll.contentOffset.y + 11
    case .animateOffset:
      noteProgram(scroll)
      scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    case .toggleScrolling: scroll.isScrollEnabled.toggle()
    case .zoom:
      noteProgram(scroll)
      scroll.setZoomScale(scroll.zoomScale > 1 ? 1 : 2, animated: scroll.bouncesZoom)
    case .movePan:
      // To the view that is behind all, and back.
      let pan = scroll.panGestureRecognizer
      (pan.view === scroll ? windows[0].subviews.first ?? scroll : scroll).addGestureRecognizer(pan)
    default: (scroll as? UITableView)?.reloadData()
    }
  }
}
