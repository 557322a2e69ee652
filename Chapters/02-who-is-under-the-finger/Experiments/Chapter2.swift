public import Stage

/// The experiments of chapter 2, in the order of the text.
public let chapter2 = Chapter(
  2, "Who is under the finger?", folder: "02-who-is-under-the-finger",
  hangingChild + siblings + gates + handWritten + fiveViews + bounds + rotation + depth + windows
    + deepestView)

/// What the texts of this chapter show of the trace: which views are asked, and what hears began.
let shown = ["hitTest", "point", "touch"]
