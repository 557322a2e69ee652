public import Stage

/// The experiments of chapter 7, in the order of the text.
public let chapter7 = Chapter(
  7, "Gesture recognizers", folder: "07-gesture-recognizers",
  fourViews + lamps + fiveViews + longPress + leftAlone + delayedBegan + delayedEnded + order
    + scratch + letter + late)
