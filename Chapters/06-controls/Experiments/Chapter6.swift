public import Stage

/// The experiments of chapter 6, in the order of the text.
public let chapter6 = Chapter(
  6, "Controls", folder: "06-controls",
  twoButtons + outAndBack + ownTaps + childOnButton + table + way + noTarget + codeOfItsOwn
    + watchers + cancelled + stars + deadTarget)
