import MiniUIKit
import TestKit
import Testing

/// What is a programmer's mistake stops the program, with a sentence that names the rule.
@Suite(.provedOnce(.engine), .ownThreads) struct MisuseTests {
  /// Whether the sentence was printed; an optimised build stops without a word.
  private static func says(_ result: ExitTest.Result?, _ sentence: String) -> Bool {
    #if DEBUG
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(sentence)
    #else
      true
    #endif
  }

  @Test func `HT-3 a view cannot be added to itself`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let view = UIView()
      view.addSubview(view)
    }
    expect(Self.says(result, "cannot be added to itself: its hit test would never end (HT-3)"))
  }

  @Test func `HT-3 a view cannot be added to its own descendant`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (outer, middle, inner) = (UIView(), UIView(), UIView())
      outer.addSubview(middle)
      middle.addSubview(inner)
      inner.addSubview(outer)
    }
    expect(Self.says(result, "its own descendant: its hit test would never end (HT-3)"))
  }

  @Test func `HT-1 a window cannot be put into a view`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIView().addSubview(UIWindow(frame: .zero))
    }
    expect(Self.says(result, "it belongs to a scene (HT-1)"))
  }

  @Test func `HT-5 a place beyond the subviews is refused`() async {
    let inserted = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIView().insertSubview(UIView(), at: 1)
    }
    expect(Self.says(inserted, "at most the number of subviews (HT-5)"))
    let exchanged = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIView().exchangeSubview(at: 0, withSubviewAt: 0)
    }
    expect(Self.says(exchanged, "Only subviews that exist can be exchanged (HT-5)"))
  }

  @Test func `HT-8 a frame must not contain NaN`() async {
    let made = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    }
    expect(Self.says(made, "A frame must not contain NaN or infinity (HT-8)"))
    let set = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIView().frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    }
    expect(Self.says(set, "A frame must not contain NaN or infinity (HT-8)"))
  }

  @Test func `HT-8 center, bounds and transform must not contain NaN`() async {
    let center = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIView().center = CGPoint(x: 0, y: CGFloat.nan)
    }
    expect(Self.says(center, "A center must not contain NaN or infinity (HT-8)"))
    let bounds = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIView().bounds.origin.x = .nan
    }
    expect(Self.says(bounds, "Bounds must not contain NaN or infinity (HT-8)"))
    let transform = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIView().transform = CGAffineTransform(rotationAngle: .nan)
    }
    expect(Self.says(transform, "A transform must not contain NaN or infinity (HT-8)"))
  }

  @Test func `EV-20 an app runs on one phone only`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let first = Phone()
      _ = Phone(application: first.application)
    }
    expect(Self.says(result, "An app runs on one phone only."))
  }

  @Test func `EV-7 a number that is not finite cannot be written or be a time`() async {
    let written = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = decimals(.nan)
    }
    expect(Self.says(written, "Only a finite number below 9e9 can be written."))
    let time = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Clock().schedule(after: .nan) {}
    }
    expect(Self.says(time, "A time must be a finite number of seconds."))
  }
}
