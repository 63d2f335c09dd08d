import Foundation
import Ruka
import Testing
import UIKit

/// What each call does with a failure, under each of the three behaviors.
@MainActor @Suite(.headlessUIKit) struct FailureModeTests {
  /// What came of the call: its answer, its error and the failures of the test that it caused.
  private func outcome(
    of call: FailingCall, _ behavior: FailureBehavior
  ) throws -> (answer: Any?, error: RukaError?, failures: [Issue]) {
    let covered = Covered()
    let app = App(controller: covered, failureBehavior: behavior)
    covered.launched = app
    var (answer, error): (Any?, RukaError?) = (nil, nil)
    let failures = keptFailures {
      do {
        answer = try call.body(covered)
      } catch let thrown as RukaError {
        error = thrown
      } catch {
        Issue.record(error)
      }
    }
    #expect(covered.screen.taps == 0 && covered.screen.field.text == "")
    return (answer is Void ? nil : answer, error, failures)
  }

  private func expectOneAtItsPlace(_ failures: [Issue]) {
    #expect(failures.count == 1)
    #expect(failures.first?.sourceLocation?.line == 77)
    #expect(failures.first?.sourceLocation?.fileID == "RukaTests/Elsewhere.swift")
  }

  @Test(arguments: FailingCall.finders + FailingCall.actions)
  func `what can throw does, or fails the test, or does nothing`(call: FailingCall) throws {
    let raising = try outcome(of: call, .raiseException)
    let error = try #require(raising.error)
    #expect(raising.failures.isEmpty)
    #expect(Headless.thrownIssue(in: "\(error)")?.line == 77)

    let failing = try outcome(of: call, .failTest)
    #expect(failing.error == nil && failing.answer == nil)
    expectOneAtItsPlace(failing.failures)
    let message = failing.failures.first?.comments.first?.rawValue ?? ""
    #expect(message.contains("\nthe screen:\nlabel \"Hello\""))

    let quiet = try outcome(of: call, .doNothing)
    #expect(quiet.error == nil && quiet.answer == nil && quiet.failures.isEmpty)
  }

  @Test(arguments: FailingCall.silent)
  func `what cannot throw fails the test, or does nothing`(call: FailingCall) throws {
    for behavior in [FailureBehavior.raiseException, .failTest] {
      let failing = try outcome(of: call, behavior)
      expectOneAtItsPlace(failing.failures)
      let message = failing.failures.first?.comments.first?.rawValue ?? ""
      #expect(message.contains("\nthe screen:\n"))
    }
    #expect(try outcome(of: call, .doNothing).failures.isEmpty)
  }

  @Test(arguments: FailingCall.answering)
  func `what has to have an answer throws`(call: FailingCall) throws {
    for behavior in [FailureBehavior.raiseException, .failTest, .doNothing] {
      let outcome = try outcome(of: call, behavior)
      #expect(outcome.error != nil && outcome.failures.isEmpty)
      #expect(Headless.thrownIssue(in: outcome.error.map { "\($0)" } ?? "")?.line == 77)
    }
  }

  @Test(arguments: [FailureBehavior.raiseException, .failTest, .doNothing])
  func `disabled controls are let be without a word`(behavior: FailureBehavior) throws {
    let screen = Screen()
    let app = App(controller: screen, failureBehavior: behavior)
    for view in screen.view.subviews { (view as? UIControl)?.isEnabled = false }
    screen.toggle.toggle()
    screen.slider.set(value: 1)
    screen.stepper.increment()
    screen.stepper.decrement()
    screen.field.type(text: "x")
    screen.field.clear()
    screen.field.replace(text: "x")
    screen.field.return()
    #expect(!screen.toggle.isOn && screen.slider.value == 0 && screen.stepper.value == 0)
    #expect(screen.field.text == "" && !screen.field.isEditing)
    withExtendedLifetime(app) {}
  }
}
