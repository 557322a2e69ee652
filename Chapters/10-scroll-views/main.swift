import BookKit
import Experiments10

program(chapter10)
