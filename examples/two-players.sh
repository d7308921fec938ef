#!/bin/sh
# Two people play a whole game with nothing but curl: `sh two-players.sh http://127.0.0.1:8080 snow-time`.
# They choose anything that is offered; on two machines each would run the loop with one name.
set -eu
server=$1
game=$2
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
json='content-type: application/json'

anna() { curl -sS --fail-with-body -c "$folder/anna" -b "$folder/anna" "$@"; }
ben() { curl -sS --fail-with-body -c "$folder/ben" -b "$folder/ben" "$@"; }

table=$(anna -H "$json" "$server/api/tables" -d "{\"game\":\"$game\",\"players\":2}" | grep -o '"id":"[^"]*"' | head -n 1 | cut -d'"' -f4)
ben -X POST "$server/api/tables/$table/join" >"$folder/joined"

read=0
while :; do
  for player in anna ben; do
    $player "$server/api/tables/$table/text?journal=$read" >"$folder/text"
    # What is new is told once, as Anna hears it.
    if [ $player = anna ]; then
      grep '^~ ' "$folder/text" || true
      read=$(sed -n 's/^journal //p' "$folder/text")
    fi
    if grep -q '^status over' "$folder/text"; then break 2; fi
    seat=$(sed -n 's/^seat \([0-9]*\) .*/\1/p' "$folder/text" | head -n 1)
    if [ -z "$seat" ]; then continue; fi
    number=$(sed -n 's/^number //p' "$folder/text")
    # The first question alone: its options end where the next one begins.
    move=$(sed -n '/^seat /,$p' "$folder/text" | sed '1d;/^seat /,$d' | shuf -n 1 | sed 's/^> //' | cut -f1)
    $player -H "$json" "$server/api/tables/$table/moves" -d "{\"seat\":$seat,\"number\":$number,\"move\":\"$move\"}" >"$folder/done"
  done
done
anna "$server/api/tables/$table/record"
