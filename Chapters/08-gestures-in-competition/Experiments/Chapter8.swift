public import Stage

/// The experiments of chapter 8, in the order of the text.
public let chapter8 = Chapter(
  8, "Gestures in competition", folder: "08-gestures-in-competition",
  taps + askedTooEarly + nested + twoFingers + panAndSwipe + swipeLaw + pinchAndRotation
    + edgeAndPan + contentPops + twoThumbs + strangers + threeOnACard + circle + costs
    + finishingLines)
