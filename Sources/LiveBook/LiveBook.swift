// The whole book as one library without Foundation: what a page in a browser would load.
// The continuous integration builds and links it for WebAssembly, as Embedded Swift.

import Experiments01
import Experiments02
import Experiments03
import Experiments04
import Experiments05
import Experiments06
import Experiments07
import Experiments08
import Experiments09
import Experiments10
import Experiments11
import Experiments12
import MiniUIKit
public import Stage

/// Every chapter with its experiments, in order.
public let liveBook: [Chapter] = [
  chapter1, chapter2, chapter3, chapter4, chapter5, chapter6,
  chapter7, chapter8, chapter9, chapter10, chapter11, chapter12,
]

/// Runs every experiment once.
///
/// - Returns: How many lines all traces have together; -1 if a script cannot be played.
@_cdecl("liveBookLines")
public func liveBookLines() -> Int32 {
  var lines = 0
  for chapter in liveBook {
    for experiment in chapter.experiments {
      do throws(ScriptError) { lines += try experiment.run().json.count } catch { return -1 }
    }
  }
  return Int32(lines)
}
