public import Stage

/// The experiments of chapter 3, in the order of the text.
public let chapter3 = Chapter(
  3, "Changing the answer", folder: "03-changing-the-answer",
  cornerButton + roomyButton + shapes + neighbours + raisedButton + passthrough
    + passthroughWindow + turnstile + greedyButton + link + pill + [oneTarget])

/// What the texts of this chapter show of the trace: who is asked, and who hears of the touch.
let shown = ["hitTest", "point", "touch"]

/// The same with what a control makes of the touch.
let shownWithActions = shown + ["control", "send", "action"]
