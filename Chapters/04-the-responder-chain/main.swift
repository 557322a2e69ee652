import BookKit
import Experiments04

program(chapter4)
