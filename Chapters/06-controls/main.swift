import BookKit
import Experiments06

program(chapter6)
