import BookKit
import Experiments03

program(chapter3)
