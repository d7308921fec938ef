import { describe, expect, test } from 'vitest';
import { type Scene, scene } from './scene.ts';

const card = (id: string) => ({ card: { name: `names.${id}` } });
/** Exactly why something is not offered: the rule, the reason and all that it says. */
const refused = (game: Scene, what: string, rule: string, key: string, values: object = {}) =>
  expect(game.refusal(what), what).toEqual({ rule, key: `reasons.${key}`, values });
const row = 'o 1 2 3 . . . . .';
const prompt = (game: Scene) => ({ prompt: game.question });

describe('WK-3.4 why a card is not bought, upgraded or paid five coins for', () => {
  test('it is not there, or there is no such card', () => {
    const game = scene(row, { coins: 9, abilities: ['mule'], hand: ['mine'] });
    for (const what of ['buy castle', 'use castle', 'upgrade castle', 'five castle', 'card 0 castle', 'hand 0 castle'])
      refused(game, what, 'WK-3.2', 'unknown', { what: 'castle', ...prompt(game) });
    for (const what of [
      'buy farm',
      'use farm',
      'use farm 2',
      'upgrade farm',
      'five farm',
      'card 0 farm',
      'hand 0 farm',
    ])
      refused(game, what, 'WK-2.2', 'no-such-card', card('farm'));
    refused(game, 'card 1 mule', 'WK-3.2', 'not-yours', { who: { seat: 1 } });
    refused(game, 'hand 1 mine', 'WK-3.2', 'not-yours', { who: { seat: 1 } });
  });

  test('in the hand it is bought first, whatever was wished', () => {
    const player = { coins: 2, abilities: ['mule'], hand: ['mine', 'farm'] };
    const early = scene(row, player);
    for (const what of ['buy mine', 'use mine', 'use mine 2', 'upgrade mine', 'five mine', 'hand 0 mine'])
      refused(early, what, 'WK-3.4', 'buy-first', card('mine'));
    const late = scene(row, { ...player, coins: 1 }).mandatory();
    for (const what of ['buy mine', 'hand 0 mine', 'upgrade mine'])
      refused(late, what, 'WK-3.4', 'too-dear', { ...card('mine'), price: 3, coins: 1 });
    const rich = scene(row, { ...player, coins: 9 }).mandatory();
    expect([rich.refusal('buy mine'), rich.refusal('hand 0 mine')]).toEqual([null, null]);
    for (const what of ['upgrade mine', 'five mine', 'use mine'])
      refused(rich, what, 'WK-3.4', 'buy-first', card('mine'));
    const exact = scene(row, { ...player, coins: 3 }).mandatory();
    expect(exact.refusal('buy mine')).toBeNull();
  });

  test('the price is one less on a table with roads', () => {
    const player = { coins: 1, hand: ['mine'], abilities: ['caravan'] };
    const game = scene(row, player, { twist: 'roads' }).mandatory();
    refused(game, 'buy mine', 'WK-3.4', 'too-dear', { ...card('mine'), price: 2, coins: 1 });
    refused(game, 'upgrade caravan', 'WK-3.4', 'too-dear', { ...card('caravan'), price: 2, coins: 1 });
  });

  test('an upgrade: Tunnel never, twice never, new ones later, at the purchase only, for its price', () => {
    const player = { coins: 1, abilities: ['caravan', 'pasture 2'] };
    const early = scene(row, player);
    refused(early, 'upgrade tunnel', 'WK-5', 'never-upgraded', card('tunnel'));
    refused(early, 'upgrade pasture', 'WK-3.4', 'upgraded', card('pasture'));
    refused(early, 'upgrade caravan', 'WK-3.4', 'at-purchase', prompt(early));
    const late = scene(row, player).mandatory();
    refused(late, 'upgrade tunnel', 'WK-5', 'never-upgraded', card('tunnel'));
    refused(late, 'upgrade pasture', 'WK-3.4', 'upgraded', card('pasture'));
    refused(late, 'upgrade caravan', 'WK-3.4', 'too-dear', { ...card('caravan'), price: 3, coins: 1 });
    // Who touches it means the upgrade, as long as there is one.
    refused(late, 'card 0 caravan', 'WK-3.4', 'too-dear', { ...card('caravan'), price: 3, coins: 1 });
    const rich = scene(row, { ...player, coins: 3 }).mandatory();
    expect([rich.refusal('upgrade caravan'), rich.refusal('card 0 caravan')]).toEqual([null, null]);
  });

  test('five coins: at the purchase only, beside no purchase, and if they are there', () => {
    const early = scene(row, { coins: 9, abilities: ['pasture'] });
    refused(early, 'five pasture', 'WK-3.4', 'at-purchase', prompt(early));
    const five = { ...card('pasture'), price: 5, economy: { name: 'names.weapons' } };
    const poor = scene(row, { coins: 4, abilities: ['pasture 2'] }).mandatory();
    refused(poor, 'five pasture', 'WK-3.4', 'five-coins', { ...five, coins: 4 });
    refused(poor, 'card 0 pasture', 'WK-3.4', 'five-coins', { ...five, coins: 4 });
    refused(poor, 'five tunnel', 'WK-3.4', 'five-coins', { ...five, ...card('tunnel'), coins: 4 });
    refused(poor, 'card 0 tunnel', 'WK-3.4', 'five-coins', { ...five, ...card('tunnel'), coins: 4 });
    const rich = scene(row, { coins: 9, abilities: ['pasture', 'sawmill'] }).mandatory();
    expect(rich.refusal('five pasture')).toBeNull();
    refused(rich, 'five sawmill', 'WK-3.4', 'impossible', card('sawmill'));
    const bought = scene(row, { coins: 20, hand: ['farm'], abilities: ['pasture'] }, { twist: 'roads' }).mandatory();
    bought.play('buy farm');
    refused(bought, 'five pasture', 'WK-8.8', 'five-instead');
    refused(bought, 'upgrade farm', 'WK-3.4', 'new', card('farm'));
  });
});

describe('WK-3.2, WK-5 why a card is not used', () => {
  test('used already, over for this turn, or nothing it could do', () => {
    const game = scene(row, { abilities: ['mule', 'harbor'] });
    refused(game, 'use harbor', 'WK-3.2', 'impossible', card('harbor'));
    refused(game, 'card 0 harbor', 'WK-3.2', 'impossible', card('harbor'));
    game.play('use mule');
    // In the middle of a use it is just not the time.
    refused(game, 'use harbor', 'WK-4.2', 'wrong-time', prompt(game));
    game.play('take o').play(game.offered[0] ?? '');
    if (game.offered.includes('decline')) game.play('decline');
    refused(game, 'use mule', 'WK-3.2', 'used', card('mule'));
    refused(game, 'card 0 mule', 'WK-3.2', 'used', card('mule'));
    const late = scene(row, { coins: 9, abilities: ['mule'] }).mandatory();
    refused(late, 'use mule', 'WK-3.2', 'abilities-over', card('mule'));
    refused(late, 'use tunnel', 'WK-3.2', 'abilities-over', card('tunnel'));
  });

  test('its second half: Tunnel has none, others need the upgrade, and an arrow card its first half', () => {
    const game = scene(row, { abilities: ['toboggan', 'mule', 'pasture 2'] });
    refused(game, 'use tunnel 2', 'WK-5', 'never-upgraded', card('tunnel'));
    refused(game, 'use toboggan 2', 'WK-5', 'not-upgraded', { ...card('toboggan'), price: 1 });
    refused(game, 'use mule 2', 'WK-5', 'follows-upgraded', { ...card('mule'), price: 1 });
    refused(game, 'use pasture 2', 'WK-5', 'follows', card('pasture'));
    const late = scene(row, { coins: 9, abilities: ['toboggan 2'] }).mandatory();
    refused(late, 'use toboggan 2', 'WK-3.2', 'abilities-over', card('toboggan'));
  });
});
