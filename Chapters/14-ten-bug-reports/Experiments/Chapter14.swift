public import Stage

/// The experiments of chapter 14: the reports.
public let chapter14 = Chapter(
  14, "Ten bug reports", folder: "14-ten-bug-reports", [reportA, reportB, reportC, reportD])
