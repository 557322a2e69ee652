public import Stage

/// The experiments of chapter 5, in the order of the text.
public let chapter5 = Chapter(
  5, "First responder", folder: "05-first-responder",
  touchedLast + shakenInVain + hitIsNotFocus + ownKeyboard + handingOver + leaving + ending
    + upTheChain + presses + remoteControls + kept)

/// What the texts of this chapter show of the trace: focus, and what follows the focus.
let shown = ["responder", "touch", "motion"]

/// What the texts about editing show: focus, the delegate's answers, and notifications.
let shownWithEditing = ["responder", "ask", "notify"]
