import ExerciseKit
import Grading

let wrong6_4: [WrongAnswer<Share>] = [
  WrongAnswer("leaves the target to nobody") { share(LosesItsHelper.self) },
  WrongAnswer("calls the method while building") { share(CallsAtOnce.self) },
  WrongAnswer("listens for touchDown") { share(SharesOnDown.self) },
  WrongAnswer("keeps a helper that keeps the screen") { share(KeepsARing.self) },
  WrongAnswer("uses self in an action's closure") { share(ClosesOverItself.self) },
  WrongAnswer("listens for every event of a touch") { share(SharesOnAll.self) },
  WrongAnswer("listens for a lift outside as well") { share(SharesOnAnyLift.self) },
  WrongAnswer("leaves the target to the chain") { share(SharesByChain.self) },
  WrongAnswer("registers whenever it comes into a window") { share(RegistersAgain.self) },
  WrongAnswer("registers whenever its window changes") { share(RegistersComingAndGoing.self) },
  WrongAnswer("lets its helper go after one tap") { share(KeepsForOneTap.self) },
  WrongAnswer("keeps one counter for all screens") { share(KeepsOneForAll.self) },
  WrongAnswer("listens to the touches of the screen") { share(HearsTouches.self) },
  WrongAnswer("listens to a tap recognizer") { share(SharesByRecognizer.self) },
  WrongAnswer("watches the button's place") { share(WatchesThePlace.self) },
  WrongAnswer("captures its helper weakly") { share(CapturesWeakly.self) },
  WrongAnswer("counts to one") { share(CountsToOne.self) },
  WrongAnswer("counts the second of two quick taps twice") { share(SharesOnRepeat.self) },
  WrongAnswer("counts for all screens") { share(CountsForAll.self) },
  WrongAnswer("takes the button off with the screen") { share(TakesItsButtonOff.self) },
]

func share<Screen: AnyShareScreen>(_ kind: Screen.Type) -> Share {
  let screen = kind.init(frame: shareFrame)
  return Share(
    screen: screen, button: screen.share, shares: { ($0 as? AnyShareScreen)?.shares },
    build: { ($0 as? AnyShareScreen)?.build() })
}

class AnyShareScreen: UIView {
  let share = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))
  var shares = 0
  required override init(frame: CGRect) { super.init(frame: frame) }

  func build() { addSubview(share) }
  func didShare() { shares += 1 }
}

private final class Helper {
  let keeps: AnyShareScreen?
  unowned let screen: AnyShareScreen
  init(_ screen: AnyShareScreen, keeps: Bool = false) {
    (self.screen, self.keeps) = (screen, keeps ? screen : nil)
  }
  func count() { screen.didShare() }
}

private final class LosesItsHelper: AnyShareScreen {
  override func build() {
    super.build()
    share.addTarget(Helper(self), action: Helper.count, for: .touchUpInside)
  }
}

private final class CapturesWeakly: AnyShareScreen {
  override func build() {
    super.build()
    let helper = Helper(self)
    share.addAction(UIAction { [weak helper] _ in helper?.count() }, for: .touchUpInside)
  }
}

private final class CallsAtOnce: AnyShareScreen {
  override func build() {
    super.build()
    didShare()
  }
}

private final class SharesOnDown: AnyShareScreen {
  override func build() {
    super.build()
    share.addTarget(self, action: SharesOnDown.didShare, for: .touchDown)
  }
}

private final class SharesOnAll: AnyShareScreen {
  override func build() {
    super.build()
    share.addTarget(self, action: SharesOnAll.didShare, for: .allTouchEvents)
  }
}

private final class SharesOnAnyLift: AnyShareScreen {
  override func build() {
    super.build()
    share.addTarget(
      self, action: SharesOnAnyLift.didShare, for: [.touchUpInside, .touchUpOutside])
  }
}

private final class SharesByChain: AnyShareScreen {
  override func build() {
    super.build()
    share.addTarget(nil, action: SharesByChain.didShare, for: .touchUpInside)
  }
}

/// An answer is graded in a process and on a thread of its own.
private nonisolated(unsafe) var onlyHelper: Helper?

private final class KeepsOneForAll: AnyShareScreen {
  override func build() {
    super.build()
    let helper = Helper(self)
    onlyHelper = helper
    share.addTarget(helper, action: Helper.count, for: .touchUpInside)
  }
}

private final class RegistersAgain: AnyShareScreen {
  override func build() {
    super.build()
    register()
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, share.superview != nil { register() }
  }
  private func register() {
    share.addAction(UIAction { [unowned self] _ in didShare() }, for: .touchUpInside)
  }
}

private final class RegistersComingAndGoing: AnyShareScreen {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    share.addAction(UIAction { [unowned self] _ in didShare() }, for: .touchUpInside)
  }
}

private final class KeepsForOneTap: AnyShareScreen {
  private var helper: Helper?

  override func build() {
    super.build()
    let helper = Helper(self)
    self.helper = helper
    share.addTarget(helper, action: Helper.count, for: .touchUpInside)
  }
  override func didShare() {
    super.didShare()
    helper = nil
  }
}

private final class KeepsARing: AnyShareScreen {
  private var helper: Helper?

  override func build() {
    super.build()
    let helper = Helper(self, keeps: true)
    self.helper = helper
    share.addTarget(helper, action: Helper.count, for: .touchUpInside)
  }
}

private final class ClosesOverItself: AnyShareScreen {
  override func build() {
    super.build()
    share.addAction(UIAction { _ in self.didShare() }, for: .touchUpInside)
  }
}

/// Right: is the target itself.
final class SharesItself: AnyShareScreen {
  override func build() {
    super.build()
    share.addTarget(self, action: SharesItself.didShare, for: .touchUpInside)
  }
}

/// Right: an action with code that does not keep the screen.
final class SharesByAction: AnyShareScreen {
  override func build() {
    super.build()
    share.addAction(UIAction { [unowned self] _ in didShare() }, for: .touchUpInside)
  }
}

private final class HearsTouches: AnyShareScreen {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { didShare() }
}

private final class SharesByRecognizer: AnyShareScreen {
  override func build() {
    super.build()
    share.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: SharesByRecognizer.didShare, name: "count"))
  }
}

private final class WatchesThePlace: AnyShareScreen {
  override func build() {
    super.build()
    share.isUserInteractionEnabled = false
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { share.frame.contains($0.location(in: self)) }) { didShare() }
  }
}

private final class CountsToOne: AnyShareScreen {
  override func build() {
    super.build()
    share.addTarget(self, action: CountsToOne.didShare, for: .touchUpInside)
  }
  override func didShare() { shares = 1 }
}

private final class SharesOnRepeat: AnyShareScreen {
  override func build() {
    super.build()
    share.addTarget(
      self, action: SharesOnRepeat.didShare, for: [.touchUpInside, .touchDownRepeat])
  }
}

/// An answer is graded in a process and on a thread of its own.
private nonisolated(unsafe) var sharesOfAll = 0

private final class CountsForAll: AnyShareScreen {
  override var shares: Int {
    get { sharesOfAll }
    set { sharesOfAll = newValue }
  }
  override func build() {
    super.build()
    share.addTarget(self, action: CountsForAll.didShare, for: .touchUpInside)
  }
}

private final class TakesItsButtonOff: AnyShareScreen {
  override func build() {
    super.build()
    share.addTarget(self, action: TakesItsButtonOff.didShare, for: .touchUpInside)
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { share.removeFromSuperview() }
  }
}
