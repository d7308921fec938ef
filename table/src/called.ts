import { type PlayerIndex, RULES, type Seat } from '@snowbound/engine';

/**
 * What a seat is called: as its player is, as far as they have a name (`''` if not), else by its colour or animal.
 * Where that would be the same for two, as for somebody who plays two colours, it says both.
 */
export function calledAs(seat: Seat, players: readonly string[], ownName: (seat: Seat) => string): string {
  const own = ownName(seat);
  const name = players[seat] || own;
  const isShared = players.some((other, at) => at !== seat && (other || ownName(at)) === name);
  return isShared && name !== own ? `${name} (${own})` : name;
}

/** The names of who plays each seat; `''` where nobody has one: a bot on its own, somebody who has not said. */
export const playersAt = (
  seating: readonly PlayerIndex[],
  places: readonly { readonly name: string; readonly bot: string | null }[],
): readonly string[] =>
  seating.map(playerIndex => {
    const held = playerIndex === RULES ? undefined : places[playerIndex];
    return held === undefined || held.name === held.bot ? '' : held.name;
  });
