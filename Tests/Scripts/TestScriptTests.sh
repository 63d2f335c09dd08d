# Scripts/test fails when it should, and says how many tests ran.

# The stand-in for swift, with other words for its `test`.
swift_testing() {
  stand_in swift "case \"\$1\" in
    --version) echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)' ;;
    build) ${2:-true} ;;
    test) $1 ;;
  esac"
}

set_up
run "$project/Scripts/test"
expect 'tests pass' '((status == 0))'
expect 'closing lines are shown' '[[ $output == *"Test run with 3 tests in 1 suite passed"* ]]'
expect 'the last line counts debug and release' '[[ $output == *$'"'\n'"'"tests: 6 passed, 0 failed" ]]'
expect 'both configurations are built' '[[ $(grep -c "^swift build .*--build-tests --configuration release" "$calls") == 1 ]]'
expect 'the scratch folder is in the project' 'grep -qF -- "--scratch-path $project/.build" "$calls"'

set_up
run "$project/Scripts/test" --full
expect 'a full run passes' '((status == 0))'
expect 'a full run has the thread sanitizer' 'grep -q "^swift test .*--sanitize=thread" "$calls"'
expect 'a full run has the address sanitizer' 'grep -q "^swift test .*--sanitize=address" "$calls"'
expect 'a full run counts all its runs' '[[ $output == *"tests: 12 passed, 0 failed" ]]'

set_up
swift_testing 'echo "fuzz steps: ${UIENVIRONMENT_FUZZ_STEPS-none}"; echo "Test run with 1 test in 0 suites passed after 1 seconds."'
run "$project/Scripts/test"
expect 'fuzz tests choose their steps' '[[ $(grep -c "^fuzz steps: none$" <<<"$output") == 2 ]]'
run "$project/Scripts/test" --full
expect 'fuzz tests are long in release in a full run' '[[ $(grep -c "^fuzz steps: 2500000$" <<<"$output") == 1 ]]'
expect 'and nowhere else' '[[ $(grep -c "^fuzz steps: none$" <<<"$output") == 3 ]]'

set_up
swift_testing 'echo "✘ Test run with 3 tests in 1 suite failed after 0.1 seconds with 1 issue."; exit 1'
run "$project/Scripts/test" --debug
expect 'a failing test fails the run' '((status != 0))'
expect 'a failing test is reported' '[[ $errors == *"debug: tests failed"* ]]'

set_up
swift_testing 'echo "✔ Test run with 0 tests in 0 suites passed after 0.001 seconds."'
run "$project/Scripts/test" --debug
expect_one_line 'a run of no test fails' 'no test was run'

set_up
swift_testing 'true'
run "$project/Scripts/test" --debug
expect_one_line 'a run without a closing line fails' 'no test was run'

set_up
swift_testing "printf '%s\n' \"Test Suite 'All tests' passed at noon\" ' Executed 4 tests, with 0 failures'"
run "$project/Scripts/test" --debug
expect 'tests of XCTest count' '[[ $output == *"tests: 4 passed, 0 failed" ]]'

set_up
swift_testing 'true' 'echo "error: no such module" && exit 1'
run "$project/Scripts/test" --debug
expect_one_line 'a build that fails' 'the build failed'
expect 'the reason of the failure is shown' '[[ $output == *"error: no such module"* ]]'

set_up
swift_testing 'true' 'echo "View.swift:3:5: warning: variable was never used"'
run "$project/Scripts/test" --debug
expect 'a build that warns fails' '((status != 0))'
expect 'the warning is shown' '[[ $errors == *"variable was never used"*warnings* ]]'

set_up
swift_testing 'echo "Test run with 1 test passed after 1 s"' \
  'echo "warning: /nonexistent/.cache is not writable, disabling user-level cache features."'
run "$project/Scripts/test" --debug
expect 'a missing cache is no warning of the build' '((status == 0))'

set_up
run "$project/Scripts/test" --debug -- --filter 'Hit testing'
expect 'words after two dashes reach the tests' 'grep -q "^swift test .* --filter Hit testing$" "$calls"'

set_up
run "$project/Scripts/test" --fast
expect 'an unknown option is refused' '((status == 2))'
expect 'the options are listed' '[[ $errors == *"Scripts/test --full"* ]]'
