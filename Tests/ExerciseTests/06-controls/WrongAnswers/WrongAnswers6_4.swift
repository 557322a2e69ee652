import ExerciseKit
import Grading

let wrong6_4 = [
  WrongAnswer(
    "leaves the target to nobody",
    gets: """
      One tap: 1 is right, your answer is 0.
      share sends its event, but the target is gone: nobody has kept it since build().
      Rule: send: who is registered for an event is told of it, if it is still there (CT-31).
      """
  ) { share(LosesItsHelper.self) },
  WrongAnswer(
    "calls the method while building",
    gets: """
      Built, and not touched yet: 0 is right, your answer is 1.
      The code ran while the screen was built: the method was called, not handed over.
      Rule: addTarget takes the method itself and calls it when the event happens (CT-30).
      """
  ) { share(CallsAtOnce.self) },
  WrongAnswer(
    "listens for touchDown",
    gets: """
      Down on share, not lifted yet: 0 is right, your answer is 1.
      It counts when the finger comes down; whoever slides off does not want to share.
      Rule: stop: touchUpInside is for touches that are lifted inside (CT-25, CT-26).
      """
  ) { share(SharesOnDown.self) },
  WrongAnswer(
    "keeps a helper that keeps the screen",
    gets: """
      Nobody needs the screen any more: freed is right, your answer is kept.
      Something still keeps the screen: what it keeps itself, in a ring, or a variable outside.
      Rule: a target is not kept, so somebody must keep it, but not in a ring (CT-31).
      """
  ) { share(KeepsARing.self) },
  WrongAnswer(
    "uses self in an action's closure",
    gets: """
      Nobody needs the screen any more: freed is right, your answer is kept.
      Something still keeps the screen: what it keeps itself, in a ring, or a variable outside.
      Rule: a target is not kept, so somebody must keep it, but not in a ring (CT-31).
      """
  ) { share(ClosesOverItself.self) },
  WrongAnswer(
    "listens for every event of a touch",
    gets: """
      One tap: 1 is right, your answer is 2.
      Each tap counts twice: two registrations hear of it, or one hears of two events.
      Rule: send: who is registered for an event is told of it, if it is still there (CT-31).
      """
  ) { share(SharesOnAll.self) },
  WrongAnswer(
    "listens for a lift outside as well",
    gets: """
      Down on share, lifted 436 points below it: 0 is right, your answer is 1.
      It counts a lift outside as well; whoever slides off does not want to share.
      Rule: stop: touchUpInside is for touches that are lifted inside (CT-25, CT-26).
      """
  ) { share(SharesOnAnyLift.self) },
  WrongAnswer(
    "leaves the target to the chain",
    gets: """
      One tap, while a view elsewhere has the focus: 1 is right, your answer is 0.
      A search without a target begins at the first responder; from there no way leads here.
      Rule: search: without a target the chain is asked, from the first responder (RC-23).
      """
  ) { share(SharesByChain.self) },
  WrongAnswer(
    "keeps one counter for all screens",
    gets: """
      One tap, after a second screen was built: 1 is right, your answer is 0.
      The second screen took away what the first one needs: one counter for both is too few.
      Rule: send: a target is not kept alive, and one that is gone is left out (CT-31).
      """
  ) { share(KeepsOneForAll.self) },
]

func share<Screen: AnyShareScreen>(_ kind: Screen.Type) -> Share {
  let screen = kind.init(frame: shareFrame)
  return Share(
    screen: screen, button: screen.share, shares: { ($0 as? AnyShareScreen)?.shares ?? 0 },
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
