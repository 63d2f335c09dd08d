# Scripts/benchmark has the programs take turns, and hands on what they print.

set_up_benchmarks() {
  set_up
  mkdir -p "$project/Tests/Benchmarks/Peers/gamma"
  touch "$project/Tests/Benchmarks/Package.swift"
  stand_in alpha 'echo "figure of alpha"'
  stand_in beta 'echo "figure of beta"'
  stand_in gamma 'echo "figure of gamma"'
  cp "$tools/gamma" "$project/Tests/Benchmarks/Peers/gamma/run"
  stand_in package-map 'cat >/dev/null; [[ $1 == programs ]] && printf "alpha\nbeta\n"'
  stand_in compare-benchmarks 'echo "compared: $*"; cat'
  chmod -R a+rwX "$project"
}

turns() { grep -E '^(alpha|beta|gamma) ' "$calls" | tr -d ' \n'; }

set_up_benchmarks
run "$project/Scripts/benchmark" --rounds 2
expect 'benchmarks run' '((status == 0))'
expect 'programs and peers take turns' '[[ $(turns) == alphabetagammaalphabetagamma ]]'
expect 'all figures are compared' '[[ $(grep -c "^figure of" <<<"$output") == 6 ]]'
expect 'nothing is checked unasked' '[[ $output != *--check* ]]'

set_up_benchmarks
touch "$project/Tests/Benchmarks/goals.json"
run "$project/Scripts/benchmark" --rounds 1 --check --json figures.json gamma alpha
expect 'the programs named run alone' '[[ $(turns) == alphagamma ]]'
expect 'options reach the comparison' '[[ $output == *"--json figures.json"* ]]'
expect 'the goals are checked' '[[ $output == *--check*--goals*goals.json* ]]'

set_up_benchmarks
stand_in compare-benchmarks 'exit 1'
run "$project/Scripts/benchmark" --rounds 1 --check
expect 'a missed goal is a failure' '((status != 0))'

set_up_benchmarks
stand_in beta 'exit 1'
run "$project/Scripts/benchmark" --rounds 1
expect 'a program that fails is a failure' '((status != 0))'
expect 'the program is named' '[[ $errors == *"beta failed"* ]]'

set_up_benchmarks
run "$project/Scripts/benchmark" delta
expect 'an unknown program is refused' '((status != 0))'
expect 'the programs there are, are listed' '[[ $errors == *"alpha beta gamma"* ]]'

set_up_benchmarks
stand_in package-map 'cat >/dev/null; [[ $1 == programs ]] && echo Screens'
stand_in Screens 'echo "figure of screens"'
run "$project/Scripts/benchmark" --rounds 1
expect 'screens are also measured as they are built for debugging' \
  '[[ $(grep -c "^figure of screens" <<<"$output") == 3 ]] && grep -q -e "--product Screens" "$calls"'
expect 'once more with the libraries optimized' \
  'grep -q -e "benchmarks-optimized --traits OptimizedInDebug --product Screens" "$calls"'

run "$project/Scripts/benchmark" --rounds 1 gamma
expect 'nothing is built for debugging that does not run' '[[ $(grep -c -e "--product Screens" "$calls") == 2 ]]'

for words in '--rounds' '--rounds 0' '--json' '--fast'; do
  set_up_benchmarks
  # shellcheck disable=SC2086 # several words
  run "$project/Scripts/benchmark" $words
  expect_one_line "the words '$words' are refused" -- '--'
done
