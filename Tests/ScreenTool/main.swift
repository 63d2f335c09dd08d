// A program that drives a screen without being a test: no framework is there to take its failures.
import Foundation
import Ruka
import UIKit

let app = App(controller: UIViewController())
try app.tapButton(title: "Pay", file: "Tool.swift", line: 7)
print("went on")
