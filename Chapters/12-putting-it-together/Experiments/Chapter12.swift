public import Stage

/// The experiments of chapter 12, in the order of the text: the sheet, step by step.
public let chapter12 = Chapter(
  12, "Putting it together", folder: "12-putting-it-together",
  rowOrSheet + throughTheSheet + roomyHandle + followed + rests + whoMoves + handOver
    + keyboardGoes + searching + whole)
