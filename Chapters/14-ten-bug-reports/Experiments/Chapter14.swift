public import Stage

/// The experiments of chapter 14: the method first, then the ten reports.
public let chapter14 = Chapter(
  14, "Ten bug reports", folder: "14-ten-bug-reports",
  deadButton + otherCauses + secondTap
    + [reportA, reportB, reportC, reportD, reportE, reportF, reportG, reportH, reportI, reportJ])
