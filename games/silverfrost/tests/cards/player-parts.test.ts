import { fastFromSeed, fork, pick } from '@snowbound/engine';
import { HAD, type Player, type QuestFile, type Requirement, silverfrost } from '@snowbound/silverfrost';
import { expect, test } from 'vitest';
import { compileContent } from '../../src/content/content.ts';
import { PLAYER_PARTS } from '../../src/player-parts.ts';

const { content, clone, questions, apply, setup } = silverfrost;

/** Everything a Quest can count, one thing each. */
const needs: readonly Requirement[] = [
  ...HAD.map((have): Requirement => ({ atLeast: 1, of: { have } })),
  { atLeast: 1, of: { cards: { colour: 'green' } } },
  { atLeast: 1, of: { pairs: [{ type: 'critter' }, { type: 'construction' }] } },
];
const ofEach = compileContent({
  ...content.file,
  lowlands: content.file.lowlands.map(
    (quest, at): QuestFile => ({ ...quest, needs: [needs[at % needs.length] as Requirement] }),
  ),
  // Easy ones, so that random players complete some.
  highlands: content.file.highlands.map((quest): QuestFile => ({ ...quest, needs: needs.slice(0, 1) })),
});

/** Takes one thing away that can be counted. */
const TAKES: readonly (readonly [ground: number, take: (player: Player) => void])[] = [
  [PLAYER_PARTS.city, ({ city }) => city.splice(0)],
  [PLAYER_PARTS.supply, ({ supply }) => supply.fill(0)],
  [PLAYER_PARTS.hand, ({ hand }) => hand.splice(0)],
  [PLAYER_PARTS.completed, player => Object.assign(player, { completedHighlands: 0, completedLowlands: 0 })],
];

test('SF-7 what a Quest is said to look at is all that it counts', () => {
  const random = fastFromSeed('grounds');
  const seen = new Set<number>();
  for (let game = 0; game < 60; game++) {
    const deal = { players: 2, options: {}, content: ofEach, journal: null };
    const state = setup({ ...deal, random: fork(random) });
    for (let [asked] = questions(state); asked !== undefined; [asked] = questions(state)) {
      apply(state, asked.seat, pick(random, asked.options));
    }
    ofEach.lowlands.slice(0, needs.length).forEach(({ counts: [count], looksAt }, at) => {
      for (const [ground, take] of TAKES) {
        const without = clone(state);
        take(without.players[0] as Player);
        const matters = count?.(without, 0) !== count?.(state, 0);
        if (ground === looksAt && matters) seen.add(at);
        else if (ground !== looksAt) expect(matters, JSON.stringify(needs[at])).toBe(false);
      }
    });
  }
  expect(needs.filter((_, at) => !seen.has(at))).toEqual([]);
});
