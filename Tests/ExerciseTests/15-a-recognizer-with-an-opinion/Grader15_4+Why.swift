import Grading

// What answers to exercise 15.4 are told whose pan moves something else, or nothing.
extension Diagnosis15_4 {
  static let asksForMore =
    "The finger went further to the left than up or down, and the card's pan has refused."
    + "\nRule: the direction: further is enough; compare the two lengths as they are (GR-44)."
  static let switchedOff =
    "isScrollEnabled of list or pager is false, or their pan is off: no finger scrolls any more."
    + "\nRule: the statement: any other finger moves list or pager alone."
  static let beganForNothing =
    "The card's pan has begun with this finger and excluded the others; `shift` 0 comes too late."
    + "\nRule: the direction: what has no use for a finger says no before it begins (GR-44)."
  static let swipe =
    "There is a swipe, and no pan: it is recognized once, and no call says how far the finger is."
    + "\nRule: the direction: a pan takes the drag's place, on the card's hosting view (SU-59)."
  static let wrongSign =
    "The card goes as far as the finger, and to the other side: to the left `shift` is negative."
    + "\nRule: the statement: `shift` says how far the card lies from its place, to the right."
  static let speed =
    "That is the finger's speed in points a second, and `shift` is a way."
    + "\nRule: chapter 8, Finishing lines: a pan says both; its way is translation(in:) (GR-89)."
}
