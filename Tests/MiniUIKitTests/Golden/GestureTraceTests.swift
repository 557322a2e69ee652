import MiniUIKit
import Testing

/// The golden traces of recognizers, each from down to up.
struct GestureTraceTests {
  @Test func `TR-2 a tap of a view's recognizer takes the touch: action, then cancelled`() throws {
    let scene = GestureScene()
    let tap = scene.tap(on: scene.c, "tapC")
    _ = tap
    try scene.world.tap(60, 60)
    #expect(
      scene.lines == [
        "tap(C) began", "began C", "began A", "began root",
        "tap(C) ended", "tap(C) = ended", "action tapC",
        "cancelled C", "cancelled A", "cancelled root", "tap(C) = possible",
      ])
  }

  @Test func `TR-3 of two equal taps the deeper one wins, the other fails by exclusion`() throws {
    let scene = GestureScene()
    _ = scene.tap(on: scene.c, "tapC")
    _ = scene.tap(on: scene.a, "tapA")
    try scene.world.tap(60, 60)
    #expect(
      scene.lines(after: "tap(A) ended") == [
        "tap(C) = ended", "tap(A) = failed", "action tapC", "cancelled C", "cancelled A",
        "cancelled root", "tap(C) = possible", "tap(A) = possible",
      ])
  }
}
