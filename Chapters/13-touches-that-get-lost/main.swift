import BookKit
import Experiments13

program(chapter13)
