# Scripts/snippets copies code from sources into Markdown, and notices what differs.

set_up_snippets() {
  set_up
  mkdir -p "$project/Sources"
  cat >"$project/Sources/Main.swift" <<'END'
func main() {
  // snippet: loop
  for number in 1...3 {

    print(number)
  }
  // end of snippet
}
END
  printf '%s\n' '# Title' '' "<!-- snippet: Sources/Main.swift ${1-loop} -->" '```swift' 'old' '```' \
    '' 'The end.' >"$project/Page.md"
  chmod -R a+rwX "$project"
}

set_up_snippets
run "$project/Scripts/snippets" --check
expect_one_line 'code that differs is noticed' 'the code in Page.md is not what its sources say'
expect 'a check changes nothing' 'grep -q "^old$" "$project/Page.md"'

run "$project/Scripts/snippets"
expect 'code is copied' '((status == 0))'
expect 'the copy loses the indentation of its place' 'grep -q "^for number in 1...3 {$" "$project/Page.md"'
expect 'the copy keeps its own' 'grep -q "^  print(number)$" "$project/Page.md"'
expect 'the rest stays' '[[ $(tail -n 1 "$project/Page.md") == "The end." ]]'
expect 'the old code is gone' '! grep -q "^old$" "$project/Page.md"'
run "$project/Scripts/snippets" --check
expect 'what was copied passes' '((status == 0))'

set_up_snippets walk
run "$project/Scripts/snippets"
expect_one_line 'an unknown snippet' 'Page.md:4' 'has no snippet walk'

set_up_snippets
sed 's/Main.swift/Other.swift/' "$project/Page.md" >"$project/Second.md"
run "$project/Scripts/snippets"
expect_one_line 'an unknown source' 'Second.md:4' 'no source Sources/Other.swift'

set_up_snippets
printf '%s\n' '```swift' 'let made = up' '```' >>"$project/Page.md"
run "$project/Scripts/snippets"
expect_one_line 'code from nowhere' 'Page.md:9' 'names no source'

set_up_snippets
printf '%s\n' '```sh' 'Scripts/test' '```' >>"$project/Page.md"
run "$project/Scripts/snippets"
expect 'code in other languages needs no source' '((status == 0))'
