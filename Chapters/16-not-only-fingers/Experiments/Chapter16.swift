public import Stage

/// The experiments of chapter 16, in the order of the text.
public let chapter16 = Chapter(
  16, "Not only fingers", folder: "16-not-only-fingers",
  trackpads + noFingers + noTouches + clicks + hovering + pencils + hands + keys + ways)
