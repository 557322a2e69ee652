public import Stage

/// The experiments of chapter 12: the sheet, part by part.
public let chapter12 = Chapter(
  12, "Putting it together", folder: "12-putting-it-together",
  rowOrSheet + throughTheSheet + roomyHandle + followed + rests + caught + whoMoves + handOver
    + handlePulled + keyboardGoes + searching + whole + outside)
