import BookKit
import Experiments14
import WrittenExercises

program(chapter14, cases: cases14)
