public import Stage

/// The experiments of chapter 15, in the order of the text.
public let chapter15 = Chapter(
  15, "A recognizer with an opinion", folder: "15-a-recognizer-with-an-opinion",
  cardInAList + parentAndChild + regions + lostDrag + directions + besideUIKit + spied)
