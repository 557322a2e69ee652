import MiniUIKit

/// What a recognizer is up to.
public struct RecognizerFact: Sendable, Equatable {
  /// Its name as in the trace: `tap(red)`.
  public let name: String
  /// The name of its view.
  public let view: String
  /// Its state in a word.
  public let state: String
  /// Whether it takes part at all.
  public let isEnabled: Bool
}

// What a face can show beside the scene.

extension LiveSession {
  /// Everything that has happened since the scene was built; a face keeps the number of lines it
  /// has shown.
  public var lines: [TraceLine] { run.lines }

  /// The last hit test: questions and answers in order; empty if there was none.
  public var lastHitTest: [TraceLine] {
    let lines = run.lines
    func asks(_ line: TraceLine) -> Bool { line.kind == "hitTest" || line.kind == "point" }
    guard let last = lines.lastIndex(where: asks) else { return [] }
    let start = lines[...last].lastIndex { !asks($0) }.map { $0 + 1 } ?? 0
    return Run.hitTests(in: lines[start...last]).last ?? []
  }

  /// The views the last hit test asked, in order; the window's first.
  public var hitOrder: [String] { lastHitTest.filter { $0.what == "asked" }.map { $0.who } }

  /// The responder chain of the view that was hit last, as it was when the finger came down.
  public var chain: [String] { stage.recording.latestChain }

  /// Every recognizer of the scene, the rearmost view's first.
  public var recognizers: [RecognizerFact] { run.recognizers }

  /// The views as they lie on the screen now, from the back to the front.
  public var screen: Snapshot { Snapshot(of: stage) }

  /// Virtual time in seconds, with three places.
  public var clock: String { TraceLine.seconds(now) }
}

extension Run {
  /// Every recognizer of the scene as it is now, the rearmost view's first.
  public var recognizers: [RecognizerFact] {
    var facts: [RecognizerFact] = []
    for window in stage.phone.application.windowScene.allWindowsFromFront.reversed() {
      Self.collect(window, into: &facts)
    }
    return facts
  }

  private static func collect(_ view: UIView, into facts: inout [RecognizerFact]) {
    for recognizer in view.gestureRecognizers ?? [] {
      facts.append(
        RecognizerFact(
          name: recognizer.wordInTrace, view: view.name, state: recognizer.state.word,
          isEnabled: recognizer.isEnabled))
    }
    for subview in view.subviews { collect(subview, into: &facts) }
  }
}
