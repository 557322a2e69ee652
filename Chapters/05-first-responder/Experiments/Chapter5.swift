public import Stage

/// The experiments of chapter 5, in the order of the text.
public let chapter5 = Chapter(
  5, "First responder", folder: "05-first-responder",
  barInVain + gap + hitIsNotFirst + ownKeyboard + handingOver + leaving + ending + upTheChain
    + touchedLast + shakenInVain + kept + presses + remoteControls)

/// What the texts of this chapter show of the trace: the first responder, and what follows it.
let shown = ["responder", "touch", "motion"]

/// What the texts about editing show: first responder, the delegate's answers, notifications.
let shownWithEditing = ["responder", "ask", "notify"]
