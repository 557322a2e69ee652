import BookKit
import Experiments14
import Questions

program(chapter14, cases: cases14)
