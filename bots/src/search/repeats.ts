/** What came up so far in a row of draws. One list for all: rows never run inside each other. */
const drawn: unknown[] = [];

/** Whether draw number `at`, counted from 0, came up before in its row: trying it again would come to the same. */
export function isRepeat(action: unknown, at: number): boolean {
  drawn[at] = action;
  for (let before = 0; before < at; before++) if (drawn[before] === action) return true;
  return false;
}
