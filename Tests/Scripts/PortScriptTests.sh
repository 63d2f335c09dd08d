# Scripts/port hands folders to the program that edits them, and says how it is called.

set_up
run "$project/Scripts/port"
expect 'without a folder nothing is ported' '((status == 2))'
expect 'the ways to call it are listed' '[[ $errors == *"Scripts/port --dry-run"* ]]'
expect 'nothing is built for that' '! grep -q "^swift build" "$calls"'

set_up
stand_in port-sources 'echo "ported: $*"; exit 1'
run "$project/Scripts/port" --dry-run 'a folder'
expect 'the program is built' 'grep -q "^swift build .*Scripts/Tools.* --product port-sources" "$calls"'
expect 'it gets the arguments' '[[ $output == "ported: --dry-run a folder" ]]'
expect 'what is left to the caller is its status' '((status == 1))'
