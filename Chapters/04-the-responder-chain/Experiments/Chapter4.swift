public import Stage

/// The experiments of chapter 4, in the order of the text.
public let chapter4 = Chapter(
  4, "The responder chain", folder: "04-the-responder-chain",
  keptBegan + combinations + wholeChain + silent + byHand + halfByHand + nextOfEach
    + childController + presented + delegates + moving + buttonAbove + twoLights)

/// What the texts of this chapter show of the trace: which responders hear the touch.
let shown = ["touch"]
