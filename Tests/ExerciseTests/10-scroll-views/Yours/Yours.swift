// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises10
@testable import Graders10

let yours: Graded = [
  exercise10_1.grading { { Exercises10.preparePhotoList($0) } },
  exercise10_2.grading { Exercises10.whatTheContentHears() },
  exercise10_3.grading { Exercises10.whatTheDelegateHears() },
  exercise10_4.grading { Exercises10.ResponsiveList() },
  exercise10_5.grading {
    let list = Exercises10.SettingsList()
    return Settings(list: list, lock: { list.isLocked = $0 })
  },
  exercise10_6.grading { Exercises10.PageSlider() },
  exercise10_7.grading { Exercises10.touchesThatTellListsApart() },
  exercise10_8.grading {
    let own = Exercises10.Refresher()
    return Pull(
      delegate: own, isRefreshing: { own.isRefreshing }, refreshes: { own.refreshes },
      finish: { own.finish($0) })
  },
]
