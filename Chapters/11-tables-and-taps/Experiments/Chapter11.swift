public import Stage

/// The experiments of chapter 11, in the order of the text.
public let chapter11 = Chapter(
  11, "Tables and taps", folder: "11-tables-and-taps",
  threePresses + hearsAtOnce + waysOut + drags + inCells + keepsTheTouch + keyboards + usedAgain
    + pressed + slides)
