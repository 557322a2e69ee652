public import Stage

/// The experiments of chapter 10, in the order of the text.
public let chapter10 = Chapter(
  10, "Scroll views", folder: "10-scroll-views",
  slowDrag + tenPoints + presses + sixFingers + switches + byHand + motion + nested + band
    + snapping
    + drawing + deaf + stopped + zoom + pagers + closing)
