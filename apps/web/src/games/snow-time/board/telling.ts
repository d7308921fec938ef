import type { Phrase, Seat } from '@snowbound/engine';
import type { View } from '@snowbound/snow-time';
import type { Answer } from '@snowbound/table';
import type { Beat } from './beats.ts';
import { cardName, named, phrase } from './words.ts';

/** The sentences under the scene while a beat is shown. */
export function caption({ kind, entries }: Beat): readonly Phrase[] {
  if (kind === 'plays' && entries.length > 1) return [phrase('', 'snow-time-board.turned-over')];
  return entries.map(({ tells }) => tells);
}

/** Round, dice and supply in words. */
export function stateOfRound({ round, dice, supply }: View): readonly Phrase[] {
  const [first = 0, second = 0] = dice;
  return [
    phrase('', 'snow-time-board.round', { round }),
    phrase('', 'snow-time-board.dice', { count: dice.length, first, second }),
    phrase('', 'snow-time-board.supply', { supply }),
  ];
}

/** The whole scene in words, for those who do not see it: levels from the top, figures, who has chosen. */
export function sceneInWords(view: View, waiting: readonly Seat[], answers: readonly Answer[]): readonly Phrase[] {
  return [...levels(view), ...figures(view), bonusSpaces(view), ...choices(view, waiting, answers)];
}

function levels({ tree, fruit }: View): Phrase[] {
  return tree
    .map((here, index) => {
      const values = { level: index + 1, fruit: fruit[index] ?? 0 };
      if (here.length === 0) return phrase('', 'snow-time-board.level', values);
      return phrase('', 'snow-time-board.level-taken', { ...values, champions: here.map(seat => ({ seat })) });
    })
    .reverse();
}

function figures({ colours, track, winners }: View): Phrase[] {
  const last = track.lastSpace;
  const reached = colours.map(({ space }, seat) =>
    phrase('', 'snow-time-board.figure', { who: { seat }, space, last }),
  );
  return [...reached, ...winners.map(seat => phrase('', 'snow-time-board.wins', { who: { seat } }))];
}

function bonusSpaces({ track }: View): Phrase {
  const bonuses = track.bonuses.map(({ space, kind, worth }) => named('bonus', { space, kind, worth }));
  return phrase('', 'snow-time-board.bonuses', { bonuses });
}

function choices(view: View, waiting: readonly Seat[], answers: readonly Answer[]): Phrase[] {
  return view.colours.flatMap(({ revealed }, seat) => {
    const who = { seat };
    if (waiting.includes(seat)) return [phrase('', 'snow-time-board.is-choosing', { who })];
    const said: Phrase[] = [];
    if (revealed.length > 0) said.push(phrase('', 'snow-time-board.faces-up', { who, cards: revealed.map(cardName) }));
    if (answers.some(answer => answer.seat === seat)) said.push(phrase('', 'snow-time-board.has-chosen', { who }));
    return said;
  });
}
