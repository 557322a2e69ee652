import MiniUIKit
import TestKit
import Testing

@testable import RandomScenes

/// An app's own code runs in a turn of the run loop, and the random scenes judge it there.
@Suite(.provedOnce(.engine)) struct DeedsOfAppTests {
  /// A scroll view whose delegate does something when a drag is over.
  private final class DragScene: WatchedScene {
    let scroll = ReportingScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    init(atEndOfDrag effect: SideEffect?) {
      super.init(1, Census(), isRecorded: true)
      addWindow().makeKeyAndVisible()
      let root = ReportingView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      windows[0].addSubview(root)
      root.addSubview(scroll)
      scroll.contentSize = CGSize(width: 200, height: 900)
      scroll.delegate = rows
      for view in [root, scroll] { adopt(view) }
      callbacks.onMoment = { [unowned self] moment, _ in
        noteCall(moment)
        if let effect, moment == .didEndDragging { perform(effect, about: scroll) }
      }
    }

    /// A drag whose finger stays down.
    func drag() {
      down(1, CGPoint(x: 50, y: 150))
      for _ in 0..<4 {
        wait(0.02)
        move(1, by: 0, -15)
      }
    }
  }

  /// The pan is cancelled when it gets another view.
  ///
  /// What its cancellation sets off comes after its
  /// action, as the turn in which it is cancelled is not over.
  @Test(arguments: [
    nil, SideEffect.cancelFinger, .liftFinger, .moveFinger, .putFingerDown, .pressButton, .pressKey,
    .letTimePass, .leaveTheFront,
  ])
  func `EV-25 what hardware does while a deed between two events is told comes after it`(
    effect: SideEffect?
  ) {
    let scene = DragScene(atEndOfDrag: effect)
    scene.drag()
    #expect(scene.scroll.isDragging)
    scene.perform(.movePan, about: scene.scroll)
    #expect(!scene.scroll.isDragging)
    scene.finish()
    expectEqual(scene.violations, [])
  }

  @Test func `EV-25 an app that acts between turns breaks a law, a known scene none`() {
    let scene = DragScene(atEndOfDrag: .cancelFinger)
    scene.drag()
    scene.windows[0].addGestureRecognizer(scene.scroll.panGestureRecognizer)
    scene.finish()
    expect(scene.violations.contains("turn: didEndDragging is called while the run loop sleeps"))
    // A turn that its event gets of its own ends before the target is told.
    expect(scene.violations.contains { $0.hasPrefix("untold:") }, "\(scene.violations)")
    expectEqual(Judgement(of: 116_593).violations, [])
  }

  @Test func `RC-4 a chain without an end, and a view that is left behind, break a law`() {
    final class Circular: UIView { override var next: UIResponder? { self } }
    let scene = WatchedScene(1, Census(), isRecorded: true)
    let root = ReportingView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    scene.addWindow().addSubview(root)
    scene.adopt(root)
    scene.perform(.present, about: root)
    expectEqual(scene.controllers.count, 2)
    expect(scene.controllers[1].presentingViewController === scene.controllers[0])
    scene.checkControllers()
    expectEqual(scene.violations, [])
    scene.perform(.dismiss, about: root)
    expectNil(scene.controllers[1].view.superview)
    // What the engine would do wrong is done by hand.
    scene.windows[0].addSubview(scene.controllers[1].view)
    scene.adopt(Circular(frame: .zero))
    scene.dismissAll()
    expect(scene.violations.contains { $0.contains("is left behind by a dismissal") })
    expect(scene.violations.contains { $0.hasSuffix("never ends (RC-4)") })
  }
}
