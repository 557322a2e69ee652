import BookKit
import Experiments11

program(chapter11)
