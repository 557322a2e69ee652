import MiniUIKit
import SeededRandom

/// Views with recognizers on a phone, all chosen by a seed, and fingers that play on them.
///
/// The same seed makes the same scene and the same play, to the last byte of the trace. Everything
/// that happens is judged at once by laws; `Judgement` says what came of it.
final class RandomScene: WatchedScene {
  var random: SplitMix
  let parts: Parts
  /// How many side effects an app may still do, so that every play ends.
  private var sideEffectsLeft = 0
  private var depth = 0

  /// Makes the scene of a seed.
  override init(_ seed: UInt64, _ census: Census, isRecorded: Bool) {
    random = SplitMix(seed: seed)
    parts = Parts(&random)
    super.init(seed, census, isRecorded: isRecorded)
    makeViews()
    makeRecognizers()
    sideEffectsLeft = parts.contains(.sideEffects) ? 40 : 4
    callbacks.onMoment = { [unowned self] in heard($0, $1) }
  }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  /// A moment at which an app is called; now and then it does something.
  private func heard(_ moment: Moment, _ object: AnyObject) {
    noteCall(moment)
    journal.note(6, moment.rawValue.count, depth)
    // A controller's view that comes or goes is where presenting can go wrong.
    let isOfController = moment.isOfMove && (object as? UIView)?.next is UIViewController
    let frequency =
      (isOfController ? 90 : moment.sideEffectsPerThousand)
      * (parts.contains(.sideEffects) ? 6 : 1)
    guard sideEffectsLeft > 0, depth < 3, Int.random(in: 0..<1000, using: &random) < frequency
    else { return }
    sideEffectsLeft -= 1
    depth += 1
    // Mostly about the object that is called, else about another one.
    let other: AnyObject = chance(50) ? pick(views) : pick(recognizers)
    let effect = pick(isOfController && chance(60) ? SideEffect.ofControllers : SideEffect.random)
    perform(effect, about: chance(60) ? object : other, finger: number(1...10))
    depth -= 1
  }

  // MARK: - Recognizers

  private func makeRecognizers() {
    for _ in 0..<number(1...6) {
      let recognizer = makeRecognizer()
      recognizer.cancelsTouchesInView = chance(75)
      recognizer.delaysTouchesBegan = chance(20)
      recognizer.delaysTouchesEnded = chance(75)
      if chance(45) { recognizer.delegate = answers }
      adopt(recognizer)
      pick(views).addGestureRecognizer(recognizer)
    }
    guard chance(45) else { return }
    for _ in 0..<number(1...3) {
      let (one, other) = (pick(recognizers), pick(recognizers))
      guard one !== other else { continue }
      one.require(toFail: other)
      // Now and then two wait for each other.
      if chance(20) { other.require(toFail: one) }
    }
  }

  private func makeRecognizer() -> UIGestureRecognizer {
    switch number(0...11) {
    case 0...2:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = pick([1, 1, 2, 3])
      tap.numberOfTouchesRequired = pick([1, 1, 1, 2])
      if chance(30) { tap.allowedPressTypes = pick([UIPress.PressType.allCases, [.menu], []]) }
      if chance(5) { tap.allowedTouchTypes = [] }
      return tap
    case 3, 4:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = pick([0.5, 0.2, 0])
      press.numberOfTapsRequired = pick([0, 0, 1])
      press.numberOfTouchesRequired = pick([1, 1, 2])
      return press
    case 5, 6:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = pick([1, 1, 2])
      if chance(30) { pan.maximumNumberOfTouches = 2 }
      return pan
    case 7:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = pick([.right, .left, .up, [.left, .right]])
      return swipe
    case 8: return pick([UIPinchGestureRecognizer(), UIRotationGestureRecognizer()])
    case 9:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = pick([.left, .left, .top, [.left, .top]])
      return pan
    case 10: return WiggleRecognizer(answers)
    default: return FirstFingerRecognizer(answers)
    }
  }
}

extension Moment {
  /// Whether a view is put somewhere, or taken away.
  fileprivate var isOfMove: Bool {
    switch self {
    case .willMoveToSuperview, .didMoveToSuperview, .didMoveToWindow, .viewDidLoad: true
    default: false
    }
  }

  /// In how many of a thousand cases an app does something when it is called.
  fileprivate var sideEffectsPerThousand: Int {
    switch self {
    case .recognizerAction, .controlAction, .didSelect, .didBeginEditing, .didEndEditing,
      .willBeginDragging, .didEndDragging, .keyboard, .animationCompletion, .viewDidLoad:
      90
    case .hitTest, .pointInside, .canPerformAction, .numberOfRows, .canPrevent, .canBePrevented,
      .delegateReceivesEvent, .receivesEvent, .runLoopObserver, .willMoveToSuperview,
      .didMoveToSuperview, .didMoveToWindow, .applicationSendEvent, .windowSendEvent, .didScroll:
      4
    default: 15
    }
  }
}

extension SideEffect {
  /// All, those of fingers, recognizers and controllers more often.
  fileprivate static let random =
    allCases
    + [.restartRecognizer, .toggleRecognizer, .putFingerDown, .liftFinger, .removeView]
    + ofControllers
  /// What controllers do, and what moves their views.
  fileprivate static let ofControllers: [SideEffect] = [
    .present, .presentAgain, .dismiss, .dismiss, .reparentView, .removeView,
  ]
}
