import BookKit
import Experiments02

program(chapter2)
