import MiniUIKit

/// What a program must not ask of the engine, and the sentence that it is stopped with.
enum Misuse: String, CaseIterable, Codable, Sendable {
  case presentsItself, presentEachOther, presentsTwice, presentsItsSuperview, movesIntoPresented
  case presentsWhileItMoves, presentsWhenCancelled
  case ringOfTwo, viewAroundPresenter, viewOfTwo, sliderNaN, sliderInfinite
  case isItsOwnChild, isItsGrandchild
  case chainInACircle, actionInACircle, shakeInACircle
  case contentSizeNaN, contentInsetInfinite, rateOne, rateInfinite, rateNaN, rowHeightTiny
  case pressNaN, timerTooLate, animationNaN
  case frameWhileSqueezed, frameBeyondNumbers, offsetNaN, zoomNaN
  case sendsInShouldReceive, sendsInHitTest
  case addsToItself, addsToDescendant, addsWindow, insertsBeyond, exchangesNothing
  case frameNaN, frameInfinite, centerNaN, boundsNaN, transformNaN
  case runsOnTwoPhones, writesNaN, schedulesAtNaN

  /// A part of the sentence.
  var sentence: String {
    switch self {
    case .presentsItself: "A controller cannot present itself (RC-4)."
    case .presentEachOther: "one that presents it: the chain would never end (RC-4)."
    case .presentsTwice: "A controller is presented by one other at a time (RC-4)."
    case .presentsItsSuperview: "one whose view contains its own"
    case .viewOfTwo: "A view is that of one controller at a time (RC-3)."
    case .viewAroundPresenter: "A presented controller's view cannot contain its presenter's"
    case .sliderNaN: "A slider's value must not be NaN (CT-12)."
    case .sliderInfinite: "A slider's ends must not be NaN or infinity (CT-12)."
    case .movesIntoPresented, .presentsWhileItMoves, .presentsWhenCancelled, .ringOfTwo:
      "A presenter's view cannot be put into what it presents"
    case .isItsOwnChild, .isItsGrandchild: "A controller cannot be its own child"
    case .chainInACircle, .actionInACircle, .shakeInACircle:
      "The responder chain leads in a circle and never ends (RC-1)."
    case .contentSizeNaN: "A content size must not contain NaN or infinity (HT-8)."
    case .contentInsetInfinite: "A content inset must not contain NaN or infinity (HT-8)."
    case .rateOne, .rateInfinite, .rateNaN: "A deceleration rate lies between 0 and 1 (SV-20)."
    case .rowHeightTiny: "A row is at least a pixel high, and not infinitely high (SV-27)."
    case .pressNaN: "A duration must be a number (GR-86)."
    case .timerTooLate, .animationNaN, .schedulesAtNaN: "A time must be a finite number of seconds."
    case .frameWhileSqueezed: "squeezes to nothing has no frame to set (HT-8)."
    case .frameBeyondNumbers: "A frame must not reach to infinity (HT-8)."
    case .offsetNaN, .boundsNaN: "Bounds must not contain NaN or infinity (HT-8)."
    case .zoomNaN, .transformNaN: "A transform must not contain NaN or infinity (HT-8)."
    case .sendsInShouldReceive, .sendsInHitTest:
      "before the views and recognizers of its touches are chosen (EV-24)."
    case .addsToItself: "cannot be added to itself: its hit test would never end (HT-3)"
    case .addsToDescendant: "its own descendant: its hit test would never end (HT-3)"
    case .addsWindow: "it belongs to a scene (HT-1)"
    case .insertsBeyond: "at most the number of subviews (HT-5)"
    case .exchangesNothing: "Only subviews that exist can be exchanged (HT-5)"
    case .frameNaN, .frameInfinite: "A frame must not contain NaN or infinity (HT-8)"
    case .centerNaN: "A center must not contain NaN or infinity (HT-8)"
    case .runsOnTwoPhones: "An app runs on one phone only."
    case .writesNaN: "Only a finite number below 9e9 can be written."
    }
  }

  /// Does it.
  func commit() {
    let world = World()
    let (root, other) = (world.viewController, UIViewController())
    let scroll = UIScrollView(frame: world.root.bounds)
    world.root.addSubview(scroll)
    switch self {
    case .presentsItself: root.present(root, animated: false)
    case .presentEachOther:
      root.present(other, animated: false)
      other.present(root, animated: false)
    case .presentsTwice:
      let third = UIViewController()
      world.root.addSubview(third.view)
      root.present(other, animated: false)
      third.present(other, animated: false)
    case .presentsItsSuperview:
      other.view.addSubview(scroll)
      world.root.addSubview(other.view)
      let inner = UIViewController()
      inner.view = scroll
      inner.present(other, animated: false)
    case .movesIntoPresented:
      root.present(other, animated: false)
      other.view.addSubview(world.root)
    case .presentsWhileItMoves:
      let mover = Mover(of: root, presenting: other, on: .move)
      world.root.addSubview(mover.view)
      mover.middle.addSubview(mover.view)
    case .presentsWhenCancelled:
      let mover = Mover(of: root, presenting: other, on: .cancel)
      world.root.addSubview(mover.view)
      try? world.down(9, 9)
      mover.middle.addSubview(mover.view)
    case .ringOfTwo:
      // Each of two presenters lies in what the other one presents.
      let (second, third) = (UIViewController(), UIViewController())
      for controller in [second, third] { world.root.addSubview(controller.view) }
      second.present(other, animated: false)
      let fourth = UIViewController()
      third.present(fourth, animated: false)
      fourth.view.addSubview(second.view)
      other.view.addSubview(third.view)
    case .viewAroundPresenter:
      let around = UIView()
      root.present(other, animated: false)
      around.addSubview(world.root)
      other.view = around
    case .viewOfTwo: other.view = world.root
    case .sliderNaN: UISlider(frame: .zero).value = .nan
    case .sliderInfinite: UISlider(frame: .zero).minimumValue = -.infinity
    case .isItsOwnChild: root.addChild(root)
    case .isItsGrandchild:
      root.addChild(other)
      other.addChild(root)
    case .chainInACircle:
      let view = CircularView(frame: world.root.bounds)
      world.root.addSubview(view)
      try? world.down(9, 9)
    case .actionInACircle:
      let view = CircularView(frame: world.root.bounds)
      world.application.sendAction(
        Action("no") { (_: Misused) in {} }, to: nil, from: view, for: nil)
    case .shakeInACircle:
      let view = CircularView(frame: world.root.bounds)
      world.root.addSubview(view)
      view.becomeFirstResponder()
      try? world.phone.shake()
    case .contentSizeNaN: scroll.contentSize.height = .nan
    case .contentInsetInfinite: scroll.contentInset.top = .infinity
    case .rateOne: scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: 1)
    case .rateInfinite:
      scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: .infinity)
    case .rateNaN: scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: .nan)
    case .rowHeightTiny: UITableView(frame: .zero).rowHeight = 1e-300
    case .pressNaN: UILongPressGestureRecognizer().minimumPressDuration = .nan
    case .timerTooLate: world.phone.runLoop.schedule(after: 1e12) {}
    case .animationNaN: world.application.animate(withDuration: .nan, animations: {})
    case .frameWhileSqueezed:
      scroll.transform = CGAffineTransform(scaleX: 0, y: 1)
      scroll.frame = CGRect(0, 0, 10, 10)
    case .frameBeyondNumbers: scroll.frame = CGRect(1.7e308, 0, 1.7e308, 1)
    case .offsetNaN: scroll.contentOffset.x = .nan
    case .zoomNaN:
      let zoomer = Zoomer()
      scroll.delegate = zoomer
      scroll.maximumZoomScale = 2
      scroll.zoomScale = .nan
    case .sendsInShouldReceive:
      let sender = Sender(world.window)
      let tap = UITapGestureRecognizer()
      tap.delegate = sender
      world.root.addGestureRecognizer(tap)
      try? world.down(9, 9)
    case .sendsInHitTest:
      let view = SendingView(frame: world.root.bounds)
      world.root.addSubview(view)
      try? world.down(9, 9)
    case .addsToItself: scroll.addSubview(scroll)
    case .addsToDescendant:
      let (middle, inner) = (UIView(), UIView())
      scroll.addSubview(middle)
      middle.addSubview(inner)
      inner.addSubview(scroll)
    case .addsWindow: UIView().addSubview(UIWindow(frame: .zero))
    case .insertsBeyond: UIView().insertSubview(UIView(), at: 1)
    case .exchangesNothing: UIView().exchangeSubview(at: 0, withSubviewAt: 0)
    case .frameNaN: _ = UIView(frame: CGRect(.nan, 0, 1, 1))
    case .frameInfinite: UIView().frame = CGRect(0, 0, .infinity, 1)
    case .centerNaN: UIView().center = CGPoint(0, .nan)
    case .boundsNaN: UIView().bounds.origin.x = .nan
    case .transformNaN: UIView().transform = CGAffineTransform(rotationAngle: .nan)
    case .runsOnTwoPhones: _ = Phone(application: world.application)
    case .writesNaN: _ = decimals(.nan)
    case .schedulesAtNaN: Clock().schedule(after: .nan) {}
    }
  }
}

/// A class whose method no responder has.
private final class Misused {}

/// A view that leads the chain back to itself.
private final class CircularView: UIView {
  override var next: UIResponder? { self }
  override var canBecomeFirstResponder: Bool { true }
}

/// A controller whose view is put into what the controller presents just then.
private final class Mover: UIViewController {
  enum Moment { case move, cancel }

  private final class Moving: UIView {
    var onMove: (() -> Void)?
    var onCancel: (() -> Void)?
    override func willMove(toSuperview newSuperview: UIView?) {
      if superview != nil { onMove?() }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { onCancel?() }
  }

  /// A view in the other controller's view.
  let middle = UIView(frame: .zero)

  init(of root: UIViewController, presenting other: UIViewController, on moment: Moment) {
    super.init()
    let moving = Moving(frame: root.view.bounds)
    view = moving
    other.view.addSubview(middle)
    let presentOnce = { [unowned self] in
      if presentedViewController == nil { present(other, animated: false) }
    }
    switch moment {
    case .move: moving.onMove = presentOnce
    case .cancel: moving.onCancel = presentOnce
    }
  }
}

private final class Zoomer: UIScrollViewDelegate {
  let view = UIView(frame: CGRect(0, 0, 9, 9))
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

/// A delegate that sends an event before its touches are known to all recognizers.
private final class Sender: UIGestureRecognizerDelegate {
  private let window: UIWindow
  init(_ window: UIWindow) { self.window = window }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    window.sendEvent(event)
    return true
  }
}

/// A view that sends the event it is asked about.
private final class SendingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let event { window?.sendEvent(event) }
    return super.hitTest(point, with: event)
  }
}
