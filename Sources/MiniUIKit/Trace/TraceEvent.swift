/// One thing the engine did, as a value.
///
/// The text trace, the JSON lines, the figures, the predictions and the graders are all made from
/// these values. `kind`, `who` and `what` (TraceEvent+Words.swift) are their words.
public enum TraceEvent {
  /// A stage on the way from the glass to the app's code, and what it does.
  case system(SystemStage, SystemStep)
  /// A view is asked for the view under a point, given in its own coordinates.
  case hitTestAsked(UIView, CGPoint)
  /// A view answered a hit test.
  case hitTestAnswered(UIView, UIView?)
  /// A view said whether a point is inside.
  case point(UIView, isInside: Bool)
  /// A responder's touches method runs for one touch; the number of its finger, from 1, is given
  /// where the event has several.
  case touch(UIResponder, UITouch.Phase, finger: Int?)
  /// A responder's method runs for a movement, a button or a remote control.
  case message(UIResponder, ChainWord)
  /// A responder became first or resigned, or its input views came up or went down.
  case responder(UIResponder, ResponderChange)
  /// Something, named by a word, posts a notification.
  case notify(String, String)
  /// A recognizer hears of a touch; the number of its finger, from 1, is given where the event has
  /// several.
  case gestureTouch(UIGestureRecognizer, UITouch.Phase, finger: Int?)
  /// A recognizer gets a button.
  case gesturePress(UIGestureRecognizer, UIPress.Phase, UIPress.PressType)
  /// A recognizer gets a part of a scroll, in a phase named by a word, and how far that goes.
  case gestureScroll(UIGestureRecognizer, String, CGPoint)
  /// A view or a recognizer hears that an estimate was measured, by its number.
  case estimate(any Traceable, Int)
  /// A recognizer's override of a method, named by a word, has not called super (GR-107).
  case noSuper(UIGestureRecognizer, String)
  /// A recognizer is in a new state; a failure may have a reason.
  case gesture(UIGestureRecognizer, UIGestureRecognizer.State, because: String?)
  /// A phase of a touch is held back from a view by a recognizer, released, or dropped.
  case delay(UIView, DelayStep, UITouch.Phase?, by: UIGestureRecognizer?)
  /// A recognizer waits for another one's failure, or does so no more.
  case wait(UIGestureRecognizer, WaitStep, for: UIGestureRecognizer)
  /// A timer is scheduled, fires or is stopped.
  case timer(any Traceable, TimerStep)
  /// A delegate or a view is asked a question about an object, and maybe another one, and answers.
  case ask(AnyObject, String, Bool, about: any Traceable, with: (any Traceable)? = nil)
  /// A control sends one of its events.
  case control(UIControl, UIControl.Event)
  /// A control, or after it the application, passes an action on to a target, or to the chain.
  case send(UIResponder, Action, target: AnyObject?)
  /// A responder was asked whether it can perform an action (RC-24).
  case chain(UIResponder, Action, canPerform: Bool)
  /// A target performs an action.
  case action(AnyObject, Action)
  /// A control sends an action that carries its own code (CT-32).
  case sendHandler(UIControl, UIAction)
  /// The code of such an action runs.
  case handler(UIControl, UIAction)
  /// A scroll view moves.
  case scroll(UIScrollView, ScrollStep)
  /// Something happens to a row of a table.
  case row(UITableView, RowStep, IndexPath)
}

/// The stages of a touch's way through the system (EV-20 to EV-26).
public enum SystemStage: String, Sendable {
  /// The driver of the touch screen, which wraps a sample as an IOHIDEvent.
  case driver = "IOKit"
  /// The process that routes events to what is in front.
  case backboardd
  /// The home screen's process, which gets what no app is in front for.
  case springBoard = "SpringBoard"
  /// The channel on which the event reaches the app's process.
  case machPort
  /// The source of the app's event fetch thread, woken by the mach port.
  case source1
  /// The source of the app's main run loop, signalled by the fetch thread.
  case source0
  /// The application object.
  case application = "UIApplication"
  /// A window.
  case window = "UIWindow"
  /// The run loop of the app's main thread.
  case runLoop
}

/// What a stage of the system does.
public enum SystemStep: Sendable, Equatable {
  /// An event comes in.
  case event
  /// The event is routed to the app in front, or to the home screen.
  case forward(toApplication: Bool)
  /// A thread wakes.
  case wake
  /// A `sendEvent(_:)` begins.
  case sendEventBegan
  /// A `sendEvent(_:)` is over.
  case sendEventEnded
  /// An event comes to a window that has delivered it already, and is not delivered again (EV-27).
  case sendEventRefused
  /// The run loop has nothing left to do; its observers are called.
  case beforeWaiting
  /// The run loop's thread sleeps.
  case sleep
  /// Touches are dropped because the app ignores events (EV-29).
  case ignored
  /// A touch is given to no view: a view is being animated and must not be touched (HT-22).
  case swallowed
}

/// What happens to a touch that its view does not hear of at once.
public enum DelayStep: String, Sendable {
  /// It is held back; said again when another recognizer is the one that holds it.
  case held
  /// The view hears of it now.
  case released
  /// The view never hears of it.
  case dropped
}

/// What happens to a recognizer that depends on another one's failure.
public enum WaitStep: String, Sendable {
  /// It would recognize and waits.
  case waits
  /// It waits no more.
  case released
  /// It waits for one that waits for it.
  case circle
}

/// What happens to a timer.
public enum TimerStep: Sendable {
  /// It will fire after some seconds.
  case scheduled(Seconds)
  /// It fires.
  case fired
  /// It will not fire.
  case stopped
}

/// A step of a scroll view's motion, by the name of the delegate's method (SV-29).
public enum ScrollStep: Sendable, Equatable {
  /// A drag begins.
  case willBeginDragging
  /// The content lies elsewhere.
  case didScroll(CGPoint)
  /// A drag is about to end.
  case willEndDragging
  /// A drag has ended.
  case didEndDragging(willDecelerate: Bool)
  /// The view moves on by itself.
  case willBeginDecelerating
  /// It has come to rest.
  case didEndDecelerating
  /// A motion that a program asked for is over.
  case didEndScrollingAnimation
  /// A pinch begins.
  case willBeginZooming
  /// The scale has changed.
  case didZoom
  /// A pinch has ended.
  case didEndZooming
}

/// What happens to a row of a table.
public enum RowStep: String, Sendable {
  /// A finger is on the row.
  case highlight
  /// It is not any more.
  case unhighlight
  /// The row is not selected any more.
  case deselect
  /// The row is selected.
  case select
}
