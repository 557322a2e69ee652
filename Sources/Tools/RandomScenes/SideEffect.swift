/// What an app may do at any moment at which it is called.
enum SideEffect: String, CaseIterable, Sendable {
  case removeView, removeSuperview, moveView, reparentView, resizeView, hideView, addViewOnTop,
    reorderViews
  case toggleInteraction, animateView
  case hideWindow, removeWindow, fetchOtherWindow
  case addRecognizer, removeRecognizer, restartRecognizer, toggleRecognizer, addRequirement
  case dropTarget
  case toggleControl, cancelTracking
  case becomeFirst, resignFirst, endEditing
  case present, presentAgain, dismiss
  case setOffset, animateOffset, toggleScrolling, reload, zoom, movePan
  case putFingerDown, moveFinger, liftFinger, cancelFinger, sendEventAgain
  case pressButton, pressKey
  case letTimePass, toggleEvents, leaveTheFront

  /// Whether it comes from the hardware, and not from the app's own code.
  var isOfHardware: Bool {
    switch self {
    case .putFingerDown, .moveFinger, .liftFinger, .cancelFinger, .pressButton, .pressKey,
      .letTimePass, .leaveTheFront:
      true
    default: false
    }
  }
}
