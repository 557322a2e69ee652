public import Stage

/// The experiments of chapter 13.
public let chapter13 = Chapter(
  13, "Touches that get lost", folder: "13-touches-that-get-lost", [])
