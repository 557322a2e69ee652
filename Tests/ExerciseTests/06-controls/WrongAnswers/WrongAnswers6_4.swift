import ExerciseKit
import Grading

let wrong6_4: [WrongAnswer<Share>] = [
  WrongAnswer(
    "leaves the target to nobody",
    gets: "One tap: expected 1, but your code gives 0.",
    Diagnosis6_4.leavesTheTargetToNobody, rule: Diagnosis6_4.send
  ) { share(LosesItsHelper.self) },
  WrongAnswer(
    "calls the method while building",
    gets: "Built, and not touched yet: expected 0, but your code gives 1.",
    Diagnosis6_4.callsTheMethodWhileBuilding, rule: Diagnosis6_4.method
  ) { share(CallsAtOnce.self) },
  WrongAnswer(
    "listens for touchDown",
    gets: "Down on share, not lifted yet: expected 0, but your code gives 1.",
    Diagnosis6_4.listensForTouchDown, rule: Diagnosis6_4.stop
  ) { share(SharesOnDown.self) },
  WrongAnswer(
    "keeps a helper that keeps the screen",
    gets: "Nothing needs the screen any more: expected freed, but your code gives kept.",
    Diagnosis6_4.keepsAHelperThatKeepsTheScreen, rule: Diagnosis6_4.notKept
  ) { share(KeepsARing.self) },
  WrongAnswer(
    "uses self in an action's closure",
    gets: "Nothing needs the screen any more: expected freed, but your code gives kept.",
    Diagnosis6_4.keepsAHelperThatKeepsTheScreen, rule: Diagnosis6_4.notKept
  ) { share(ClosesOverItself.self) },
  WrongAnswer(
    "listens for every event of a touch",
    gets: "One tap: expected 1, but your code gives 2.",
    Diagnosis6_4.listensForEveryEventOfATouch, rule: Diagnosis6_4.send
  ) { share(SharesOnAll.self) },
  WrongAnswer(
    "listens for a lift outside as well",
    gets: "Down on share, lifted 436 points below it: expected 0, but your code gives 1.",
    Diagnosis6_4.listensForALiftOutsideAsWell, rule: Diagnosis6_4.stop
  ) { share(SharesOnAnyLift.self) },
  WrongAnswer(
    "leaves the target to the chain",
    gets: "One tap, while a view elsewhere is first responder: expected 1, but your code gives 0.",
    Diagnosis6_4.leavesTheTargetToTheChain, rule: Diagnosis6_4.search
  ) { share(SharesByChain.self) },
  WrongAnswer(
    "registers whenever it comes into a window",
    gets: """
      One tap, after the screen was taken away and put back: expected 1, but your code gives 2.
      """,
    Diagnosis6_4.registersAgain, rule: Diagnosis6_4.send
  ) { share(RegistersAgain.self) },
  WrongAnswer(
    "lets its helper go after one tap",
    gets: "Two taps: expected 2, but your code gives 1.",
    Diagnosis6_4.forgetsAfterOneTap, rule: Diagnosis6_4.weak
  ) { share(KeepsForOneTap.self) },
  WrongAnswer(
    "keeps one counter for all screens",
    gets: "One tap, after a second screen was built: expected 1, but your code gives 0.",
    Diagnosis6_4.keepsOneCounterForAllScreens, rule: Diagnosis6_4.weak
  ) { share(KeepsOneForAll.self) },
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
