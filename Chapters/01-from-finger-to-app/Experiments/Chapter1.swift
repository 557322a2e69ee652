public import Stage

/// The experiments of chapter 1, in the order of the text.
public let chapter1 = Chapter(
  1, "From finger to app", folder: "01-from-finger-to-app",
  slide + way + obviousIdea + watchers + kindsOfEvents + properties + keptTouches + coalescing
    + twoFingers + tapCounts + cancellation + oneViewTwoFingers)

/// The stages of the system, the hit tests and who hears of the touch.
let everyStage = ["system", "hitTest", "touch"]
