import ExerciseKit

/// Exercise 4.9 ★★ · choose · 8 minutes
///
/// `main` glows while a finger is down on its screen, and counts each lift as a visit. Its users have
/// five complaints. In the table, `super` is an override that calls super, `keeps` is one that does
/// not, `by hand` calls the superview's method, and `-` means not overridden. For each complaint, name
/// the responders that have to be repaired, and none that may stay as it is; their order says
/// nothing. A repaired one calls `super` in all its methods.
///
///     main's root view
///     └─ shelf
///        └─ card      the root view of player, a child of main
///           └─ knob
///
///        complaint                            responder  began    ended    cancelled
///     1  a tap on knob isn't counted          knob       super    super    -
///                                             card       -        super    super
///                                             player     keeps    super    super
///                                             shelf      -        super    -
///     2  a tap on knob isn't counted, and     knob       super    super    -
///        the screen glows for ever            card       -        keeps    -
///                                             player     super    super    keeps
///                                             shelf      -        keeps    keeps
///     3  an alert takes a finger away from    knob       super    super    super
///        knob, and the screen glows on        card       super    -        super
///                                             player     -        keeps    keeps
///                                             shelf      super    super    -
///     4  taps on shelf are counted, those     knob       keeps    keeps    keeps
///        on card and knob are not             card       super    super    super
///                                             player     keeps    super    keeps
///                                             shelf      -        -        -
///     5  main counts a tap on knob, and       knob       -        super    -
///        player, which counts lifts, too,     card       by hand  by hand  by hand
///        doesn't                              player     -        super    -
///                                             shelf      super    super    super
///
/// Worked choice: where knob keeps ended, and no other responder keeps anything, a tap on knob isn't
/// counted: `["knob"]`.
func whoIsToBeRepaired() -> [[String]] {
  todo("4.9", [[""], [""], [""], [""], [""]])
}
