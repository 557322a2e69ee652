public import Stage

/// The experiments of chapter 9, in the order of the text.
public let chapter9 = Chapter(
  9, "Controls against gestures", folder: "09-controls-against-gestures",
  childOnButton + onGrey + owner + vetoes + oneCell + lateButton + switchedOff + background
    + keyboard + menus + moments + calloutSaysNo)
