public import Stage

// The drawings of the exercises' statements, to be touched. A scene is as it is before the reader's
// answer: a screen to repair is the one of the exercise's file (in Stubs, where rendering puts it
// without its `todo`), and where a class is to be written stands the class of UIKit it is made from.

/// The scenes of the exercises that have one, in the book's order; each is named as its exercise.
public let exerciseScenes: [Experiment] =
  scenes1 + scenes2 + scenes3 + scenes4 + scenes5 + scenes6 + scenes7 + scenes8 + scenes9
  + scenes10 + scenes11 + scenes12 + scenes13 + scenes15 + scenes16
