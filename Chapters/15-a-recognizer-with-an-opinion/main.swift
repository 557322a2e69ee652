import BookKit
import Experiments15

program(chapter15)
