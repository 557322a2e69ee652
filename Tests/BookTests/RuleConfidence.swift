/// The rules of UIKit's behaviour this book uses, with the words that say how sure each is.
///
/// - `doc`: a documentation page or guide says so; `hdr`: a comment in a public header; `wwdc`: said
///   on stage.
/// - `meas`: measured on a real device and published; `obs+`: several observers; `obs1`: one.
/// - `disp`: sources disagree; `derived`: follows from other rules; `unconf`: not confirmed;
///   `model`, `not published`: our own choice.
let ruleConfidence: [String: String] = {
  var result: [String: String] = [:]
  for (words, ids) in rules {
    for id in ids.split(whereSeparator: { $0.isWhitespace }) { result[String(id)] = words }
  }
  return result
}()

private let rules: [(words: String, ids: String)] = [
  (
    "doc",
    """
    HT-7 HT-9 HT-11 HT-17 HT-19 HT-25 HT-29 RC-1 RC-2 RC-9 RC-11 RC-12 RC-20 RC-21 RC-24 RC-25
    RC-26 EV-7 EV-9 EV-11 EV-12 EV-15 EV-16 EV-18 EV-19 EV-25 EV-26 EV-28 EV-29 FR-1 FR-2 FR-3
    FR-5 FR-6 FR-9 FR-12 FR-13 FR-14 FR-17 FR-22 GR-2 GR-10 GR-11 GR-15 GR-18 GR-22 GR-26 GR-32
    GR-40 GR-52 GR-53 GR-80 CT-1 CT-2 CT-4 CT-6 CT-12 CT-30 CT-31 CT-32 CT-37 CT-40 CT-42 CT-44
    SV-15 VE-9
    """
  ),
  (
    "hdr",
    """
    HT-28 EV-1 EV-2 EV-3 EV-4 EV-5 EV-6 EV-13 FR-8 FR-11 FR-16 GR-1 GR-3 GR-4 GR-8a GR-8b GR-13
    GR-14 GR-30 GR-44 GR-51 GR-62 GR-63 GR-66 GR-86 GR-87 GR-91 CT-10 CT-11 SV-2 SV-5 SV-6 SV-7
    SV-8 SV-9 SV-12 SV-16 SV-17 SV-28 VE-1 VE-3 VE-4 VE-5 VE-7 VE-8
    """
  ),
  (
    "obs+",
    """
    HT-1 HT-18 HT-20 HT-21 HT-26 HT-27 HT-32 RC-13 RC-19 EV-20 EV-21 EV-22 EV-23 EV-24 EV-27 GR-16
    GR-21 GR-25 GR-41 GR-70 CT-43 CT-46 SV-10 SV-30 SV-31 SV-34 SV-35 SV-36
    """
  ),
  (
    "meas",
    """
    HT-4 HT-8 HT-12 HT-13 HT-30 RC-5 RC-6 RC-7 RC-23 RC-27 FR-15 FR-21 GR-34 GR-92 GR-93 GR-94
    GR-95 GR-96 GR-97 GR-103 GR-104 CT-36 SV-3 SV-25 VE-6
    """
  ),
  ("obs1", "HT-16 RC-15 FR-18 FR-20 GR-12 GR-27 GR-61 GR-106 GR-105 CT-3 CT-15 SV-32 SV-33 VE-2"),
  (
    "doc (meaning); obs1 (Exit before Outside); both in the same move: model",
    """
    CT-5 CT-20 CT-21 CT-22 CT-23 CT-24 CT-25 CT-26 CT-27
    """
  ),
  ("wwdc", "HT-23 RC-18 GR-6 GR-23 GR-42 GR-58 GR-59 SV-4"),
  ("meas (single source)", "GR-98 GR-99 GR-100 SV-14 SV-21 SV-22 SV-27"),
  ("doc+meas", "HT-2 HT-3 HT-14 RC-3 RC-22 SV-29"),
  ("model", "GR-31 GR-69 GR-71 GR-84 GR-85 CT-34"),
  ("doc+wwdc", "RC-8 RC-10 GR-20 GR-65 SV-1"),
  ("hdr+wwdc", "GR-5 GR-17 GR-55 GR-56"),
  ("hdr+meas", "HT-6 GR-102 SV-20"),
  ("unconf", "HT-31 CT-47 SV-37"),
  ("not published", "GR-8c GR-68"),
  ("obs1 (single source)", "SV-24 SV-26"),
  ("meas (z: obs+)", "HT-5"),
  ("meas (mask, cornerRadius: obs+)", "HT-10"),
  ("disp (DEC-25)", "HT-15"),
  ("doc (no touches) + wwdc (swallowed)", "HT-22"),
  ("doc (numbers: obs+)", "HT-24"),
  ("disp (DEC-13)", "RC-4"),
  ("own touches obs+, forwarded touches obs1 (all phases: model, DEC-20)", "RC-16"),
  ("doc (numbers unconf, DEC-14)", "EV-8"),
  ("doc (second half obs+)", "EV-10"),
  ("doc (last sentence unconf)", "EV-14"),
  ("doc (one observer's animation case: obs1)", "EV-17"),
  ("doc; order disp (DEC-12)", "FR-4"),
  ("hdr+obs+ (refusal logged, not honoured: obs1)", "FR-7"),
  ("doc (flexible height unconf)", "FR-10"),
  ("disp", "FR-19"),
  ("doc (toggle obs+, wwdc)", "GR-7"),
  ("wwdc (second half: model)", "GR-9"),
  ("wwdc: the most recently added wins (2010; later docs promise nothing)", "GR-24"),
  ("disp (DEC-3)", "GR-33"),
  ("hdr (moment: obs1 LXF)", "GR-43"),
  ("obs+ (3 observers against the header wording; DEC-2)", "GR-50"),
  ("wwdc (mechanism)", "GR-57"),
  ("disp (engine: as stated here)", "GR-59b"),
  ("wwdc ('takes part in the same event': model)", "GR-60"),
  ("wwdc (canPrevent for long press: unconf)", "GR-64"),
  ("unconf (practice)", "GR-67"),
  ("model (DEC-5)", "GR-81"),
  ("unconf (value)", "GR-82"),
  ("disp (DEC-4)", "GR-83"),
  ("meas (scroll pan); obs1 (plain pan)", "GR-88"),
  ("meas (scroll pan); plain pan: disp (engine: as stated here)", "GR-89"),
  ("doc (resting finger: obs+)", "GR-90"),
  ("unconf (DEC-16)", "GR-101"),
  ("doc (calls); order: model", "CT-7"),
  ("doc (touchCancel sent on removal: derived)", "CT-8"),
  ("obs+ (DEC-6)", "CT-9"),
  ("doc (order: model)", "CT-13"),
  ("disp (not hit: DEC-25); hdr (state)", "CT-16"),
  ("doc (no double call); merge: derived", "CT-33"),
  ("unconf (DEC-15)", "CT-35"),
  ("hdr+obs1", "CT-41"),
  ("hdr+obs+", "CT-45"),
  ("obs1 (stops); content gets no tap: unconf", "SV-11"),
  ("unconf (no hand-over within one drag: wwdc)", "SV-13"),
  ("doc+meas (single source)", "SV-23"),
  ("unconf (version)", "SV-38"),
]
