/// What an event that is not of touches tells a responder.
package enum ChainMessage: Equatable {
  /// A movement of the phone.
  case motion(MotionPhase, UIEvent.EventSubtype)
  /// Some buttons, all in the same phase.
  case presses(UIPress.Phase, Set<UIPress>)
  /// A remote control's button.
  case remoteControl

  /// How far a movement has got.
  package enum MotionPhase: String, Equatable, Sendable {
    case began
    case ended
    case cancelled
  }
}

/// Brings an event that is not of touches to the first responder (EV-16).
enum ChainDelivery {
  /// Calls the first responder's method, or the window's own where there is none (DEC-23).
  ///
  /// - Returns: False for an event that is sent a second time, which is not delivered again. [model]
  static func deliver(_ event: UIEvent, to window: UIWindow) -> Bool {
    guard let message = event.message else { return false }
    event.message = nil
    let receiver = window.firstResponder ?? window
    if case .presses(let phase, let presses) = message, let event = event as? UIPressesEvent {
      let gestures = (window.sender ?? window.scene?.application)?.gestures
      for press in presses {
        press.window = window
        if phase == .began { gestures?.collect(for: press, event, from: receiver) }
        gestures?.update(with: press, phase, event)
        // A gesture may have taken it (GR-110).
        guard !press.isTaken else { continue }
        // A press belongs to the responder that heard it begin, whatever is first by then. [model]
        let first = press.responder ?? receiver
        press.responder = first
        first.expectChainToEnd()
        first.receive(.presses(phase, [press]), event)
      }
    } else {
      receiver.expectChainToEnd()
      receiver.receive(message, event)
    }
    return true
  }
}

extension UIResponder {
  /// Hands an event that is not of touches on to the next responder (EV-13, EV-14).
  final func passOn(_ message: ChainMessage, _ event: UIEvent?) {
    if let tracer = event?.tracer, tracer.isListening,
      !tracer.wasAnnounced(message.method, of: self)
    {
      tracer.report(.message(self, message.word(for: event)))
    }
    guard let next else {
      event?.hasPassedEveryResponder = true
      return
    }
    next.receive(message, event)
  }

  /// Calls the method that belongs to a message, announced and reported.
  final func receive(_ message: ChainMessage, _ event: UIEvent?) {
    guard let tracer = event?.tracer, tracer.isListening else { return call(message, event) }
    tracer.report(.message(self, message.word(for: event)))
    let outer = tracer.announce(message.method, of: self)
    call(message, event)
    tracer.returned(to: outer)
  }

  private func call(_ message: ChainMessage, _ event: UIEvent?) {
    switch message {
    case .motion(.began, let motion): motionBegan(motion, with: event)
    case .motion(.ended, let motion): motionEnded(motion, with: event)
    case .motion(.cancelled, let motion): motionCancelled(motion, with: event)
    case .presses(let phase, let presses): call(phase, presses, event as? UIPressesEvent)
    case .remoteControl: remoteControlReceived(with: event)
    }
  }

  private func call(_ phase: UIPress.Phase, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }
}

extension ChainMessage {
  /// The kind of call that is announced to the tracer.
  var method: Tracer.Method {
    switch self {
    case .motion(let phase, _): .motion(phase)
    case .presses(let phase, _): .presses(phase)
    case .remoteControl: .remoteControl
    }
  }

  /// The message in the trace's words.
  func word(for event: UIEvent?) -> ChainWord {
    switch self {
    case .motion(let phase, _): ChainWord(kind: "motion", what: phase.rawValue)
    case .presses(let phase, let presses):
      ChainWord(kind: "press", what: phase.word, button: presses.first?.type.word)
    case .remoteControl: ChainWord(kind: "remote", what: event?.subtype.word ?? "none")
    }
  }
}

/// An event that is not of touches in the trace's words.
public struct ChainWord: Sendable {
  /// `motion`, `press` or `remote`.
  let kind: String
  /// What happened.
  let what: String
  /// The button, for a press.
  var button: String?
}

extension UIPress.Phase {
  /// The phase in the trace's words.
  var word: String {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

extension UIPress.PressType {
  /// The button in the trace's words; not part of UIKit.
  public var word: String {
    switch self {
    case .upArrow: "upArrow"
    case .downArrow: "downArrow"
    case .leftArrow: "leftArrow"
    case .rightArrow: "rightArrow"
    case .select: "select"
    case .menu: "menu"
    case .playPause: "playPause"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .tvRemoteOneTwoThree: "tvRemoteOneTwoThree"
    case .key: "key"
    }
  }
}

extension UIEvent.EventSubtype {
  /// The subtype in the trace's words: its UIKit name without `remoteControl`.
  ///
  /// Not part of UIKit.
  public var word: String {
    switch self {
    case .none: "none"
    case .motionShake: "motionShake"
    case .remoteControlPlay: "play"
    case .remoteControlPause: "pause"
    case .remoteControlStop: "stop"
    case .remoteControlTogglePlayPause: "togglePlayPause"
    case .remoteControlNextTrack: "nextTrack"
    case .remoteControlPreviousTrack: "previousTrack"
    case .remoteControlBeginSeekingBackward: "beginSeekingBackward"
    case .remoteControlEndSeekingBackward: "endSeekingBackward"
    case .remoteControlBeginSeekingForward: "beginSeekingForward"
    case .remoteControlEndSeekingForward: "endSeekingForward"
    }
  }
}
