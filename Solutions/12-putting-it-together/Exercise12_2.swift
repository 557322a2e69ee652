import ExerciseKit

// On the screen the handle is drawn from (162, 428) to (212, 434). Its area reaches from (142, 408)
// to (232, 454), but only the panel can offer it a point, and the panel begins at y = 420.
// 3 lies above the panel: panel and handle are not hit, the sheet passes, and the map is next.
// 4 is the panel's first row of points, and the handle in it is asked first.
// 5 and 6 are the last point of the handle's area and the first below it: there the search field
// lies. 7 is one point beside the area, and above the search field, which begins at 450.
// 8 lies on here, and only the sheet's empty part is in front of it.
// The trap: an area that was enlarged beyond the superview. The part outside stays dead.
func whoIsHit() -> [String] {
  ["handle", "handle", "map", "handle", "handle", "search", "panel", "here"]
}
