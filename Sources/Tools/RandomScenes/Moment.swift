import MiniUIKit

/// A moment at which the engine calls the app's code, where an app may do anything.
enum Moment: String, CaseIterable, Sendable {
  // A view and its touches
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case hitTest, pointInside, viewShouldBegin
  case willMoveToSuperview, didMoveToSuperview, didMoveToWindow, viewDidLoad
  // A recognizer of one's own, its action, and its delegate
  case recognizerBegan, recognizerMoved, recognizerEnded, recognizerCancelled, recognizerReset
  case canPrevent, canBePrevented, shouldRequireFailure, shouldBeRequiredToFail, receivesEvent
  case recognizerAction
  case delegateShouldBegin, delegateReceivesTouch, delegateReceivesEvent, delegateReceivesPress
  case delegateSimultaneously, delegateRequiresFailure, delegateIsRequiredToFail
  // A control
  case beginTracking, continueTracking, endTracking, cancelTracking, controlAction
  // A scroll view and its delegate
  case touchesShouldBegin, touchesShouldCancel
  case willBeginDragging, didScroll, willEndDragging, didEndDragging
  case willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation
  case shouldScrollToTop, didScrollToTop
  case viewForZooming, willBeginZooming, didZoom, didEndZooming
  // A table's delegate and data source
  case numberOfRows, cellForRow, shouldHighlight, didHighlight, didUnhighlight
  case willSelect, didSelect, didDeselect
  // The first responder
  case canBecomeFirst, becomeFirst, resignFirst, keyboard
  case shouldBeginEditing, didBeginEditing, shouldEndEditing, didEndEditing, shouldReturn
  // What is not of touches
  case pressesBegan, pressesEnded, keyCommands, motionBegan, motionEnded, remoteControl
  // The app
  case applicationSendEvent, windowSendEvent, sendAction, canPerformAction
  case runLoopObserver, timer, animationCompletion
}

extension Moment {
  /// The moment of a view's touches method; nil for a phase without one.
  init?(view phase: UITouch.Phase) {
    switch phase {
    case .began: self = .touchesBegan
    case .moved: self = .touchesMoved
    case .ended: self = .touchesEnded
    case .cancelled: self = .touchesCancelled
    default: return nil
    }
  }

  /// The moment of a recognizer's touches method; nil for a phase without one.
  init?(recognizer phase: UITouch.Phase) {
    switch phase {
    case .began: self = .recognizerBegan
    case .moved: self = .recognizerMoved
    case .ended: self = .recognizerEnded
    case .cancelled: self = .recognizerCancelled
    default: return nil
    }
  }
}
