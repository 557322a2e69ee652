// The whole book as one library without Foundation: what the page of `study web` has inside, as
// Embedded Swift for WebAssembly.

import ExerciseScenes
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
import Experiments13
import Experiments14
import Experiments16
import MiniUIKit
import PlacesApp
public import Stage

/// Every chapter with its experiments, in order.
public let liveBook: [Chapter] = [
  chapter1, chapter2, chapter3, chapter4, chapter5, chapter6,
  chapter7, chapter8, chapter9, chapter10, chapter11, chapter12,
  chapter13, chapter14,
  chapter16,
]

/// The app that grows through the chapters; its step after chapter 4 is named `4`.
public let livePlaces: Chapter = places

/// The scenes of exercises, to be touched in their cards; that of exercise 2.1 is named `2.1`.
public let liveScenes: [Experiment] = exerciseScenes
