# Scripts/demo passes its words on, and ends as the example ends.

set_up
run "$project/Scripts/demo" --steps 'push,change locale'
expect 'the example gets the words' '[[ $output == *"the gallery ran with: --steps push,change locale" ]]'
expect 'the example passes' '((status == 0))'

set_up
stand_in Gallery 'echo "unknown step" >&2; exit 3'
run "$project/Scripts/demo" --steps nonsense
expect 'a failure of the example is a failure of the script' '((status == 3))'
expect 'the reason is shown' '[[ $errors == *"unknown step"* ]]'

set_up
stand_in swift '[[ $1 != build ]] || exit 1; echo "Swift version 6.3.1"'
run "$project/Scripts/demo"
expect 'a build that fails is a failure' '((status != 0))'
expect 'then nothing runs' '! grep -q "^Gallery" "$calls"'
