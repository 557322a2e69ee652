public import Stage

/// The experiments of chapter 13, in the order of the text.
public let chapter13 = Chapter(
  13, "Touches that get lost", folder: "13-touches-that-get-lost",
  held + obviousIdea + leave + stay + take + interrupt + cleanUp + attempts + backAgain + like
    + everything + worked + fates)
