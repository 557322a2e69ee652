public import Stage

/// The experiments of chapter 14: the method and three mails more, then the reports.
public let chapter14 = Chapter(
  14, "Ten bug reports", folder: "14-ten-bug-reports",
  deadButton + otherCauses + secondTap + moreMails + witnesses
    + [
      reportA, reportB, reportC, reportD, reportE, reportF, reportG, reportH, reportI, reportJ,
      reportK, reportL, reportM,
    ])
