import LiveBook
import Stage

/// The chapters of the book, in order.
let chapters: [Chapter] = liveBook
