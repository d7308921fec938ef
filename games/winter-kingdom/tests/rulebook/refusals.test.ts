import { LOCALES, say } from '@snowbound/engine';
import { readerOf } from '@snowbound/table';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { type Scene, scene } from './scene.ts';

const card = (id: string) => ({ card: { name: `names.${id}` } });
const refused = (game: Scene, what: string, rule: string, key: string, values: object = {}) =>
  expect(game.refusal(what), what).toMatchObject({ rule, key: `reasons.${key}`, values });
const row = 'o 1 2 3 . . . . .';

describe('refusals name the true reason and the remedy', () => {
  test('WK-5 the second action of a card that is not upgraded', () => {
    const game = scene(row, { abilities: ['toboggan', 'crossroads'] });
    refused(game, 'use toboggan 2', 'WK-5', 'not-upgraded', { ...card('toboggan'), price: 1 });
    refused(game, 'use crossroads 2', 'WK-5', 'not-upgraded', { ...card('crossroads'), price: 2 });
    const roads = scene(row, { abilities: ['crossroads'] }, { twist: 'roads' });
    refused(roads, 'use crossroads 2', 'WK-5', 'not-upgraded', { ...card('crossroads'), price: 1 });
  });

  test('WK-5 the second action of an arrow card comes with the first', () => {
    const game = scene(row, { abilities: ['mule', 'pasture 2'] });
    refused(game, 'use mule 2', 'WK-5', 'follows-upgraded', { ...card('mule'), price: 1 });
    refused(game, 'use pasture 2', 'WK-5', 'follows', card('pasture'));
    refused(game, 'use tunnel 2', 'WK-5', 'never-upgraded', card('tunnel'));
    game.play('use pasture').play(game.offered[0] ?? '', 'decline');
    refused(game, 'use pasture 2', 'WK-3.2', 'used', card('pasture'));
  });

  test('WK-5.7 the second action of crossroads is declared in time', () => {
    const game = scene('o . . . . S S S', { abilities: ['crossroads 2'] });
    for (let piece = 0; piece < 3; piece++) game.play(game.offered[0] ?? '');
    refused(game, 'use crossroads 2', 'WK-5.7', 'declare-first', card('crossroads'));
  });

  test('WK-3.4 five coins that are not there, whatever an upgrade costs', () => {
    const game = (coins: number, pasture: string) => scene(row, { coins, abilities: [pasture] }).mandatory();
    const values = { ...card('pasture'), price: 5, coins: 4, economy: { name: 'names.weapons' } };
    refused(game(4, 'pasture'), 'five pasture', 'WK-3.4', 'five-coins', values);
    refused(scene(row, { coins: 4, abilities: ['pasture'] }), 'five pasture', 'WK-3.4', 'at-purchase');
    const upgraded = scene(row, { coins: 4, abilities: ['pasture 2', 'mule'] }).mandatory();
    refused(upgraded, 'five pasture', 'WK-3.4', 'five-coins', values);
    refused(upgraded, 'card 0 pasture', 'WK-3.4', 'five-coins', values);
    refused(game(5, 'sawmill'), 'five sawmill', 'WK-3.4', 'impossible', card('sawmill'));
  });

  test('WK-5 Tunnel is never upgraded', () => {
    const player = { coins: 3, abilities: ['mule'] };
    refused(scene(row, player), 'upgrade tunnel', 'WK-5', 'never-upgraded', card('tunnel'));
    refused(scene(row, player).mandatory(), 'upgrade tunnel', 'WK-5', 'never-upgraded', card('tunnel'));
    const long = scene(row, player, { twist: 'long-tunnels' }).mandatory();
    refused(long, 'upgrade tunnel', 'WK-5', 'never-upgraded', card('tunnel'));
  });

  test('WK-7.8, WK-8.1 houses are removed by Discard and Wolves only, each at its time', () => {
    const during = (arrangement: object) => scene(row, {}, arrangement).play('build 1');
    const prompt = { key: 'prompts.mandatory' };
    for (const what of ['remove o', 'remove 2']) {
      refused(during({}), what, 'WK-3.3', 'remove-never', { prompt });
      refused(during({ economy: 'discard' }), what, 'WK-7.8', 'remove-later', { prompt });
      refused(during({ twist: 'wolves' }), what, 'WK-8.1', 'remove-wolves', { most: 4, prompt });
    }
  });

  test('WK-4.2, WK-3.3 houses move by cards, and a fort is said before its space', () => {
    const game = scene(row, { abilities: ['mule'] });
    refused(game, 'take o', 'WK-4.2', 'moves-by-card');
    refused(game, 'to 1', 'WK-4.2', 'moves-by-card');
    refused(game, 'fort 1', 'WK-3.3', 'fort-first', { choice: { name: 'moves.as-fort' } });
    refused(game, 'fort 3', 'WK-4.1', 'not-next-to-own');
    refused(scene(row, { abilities: ['mule'] }).play('fort'), 'build 1', 'WK-3.3', 'fort-now');
    refused(scene(row, { fortsLeft: 0 }), 'fort 1', 'WK-2.2', 'no-fort');
    refused(game.play('use mule'), 'to 1', 'WK-4.2', 'wrong-time', { prompt: { key: 'prompts.ability-take' } });
    refused(game, 'build 1', 'WK-4.2', 'wrong-time', { prompt: { key: 'prompts.ability-take' } });
  });

  test('WK-3.4 what belongs to another step of the turn', () => {
    const player = { coins: 6, hand: ['farm', 'mine'], abilities: ['mule', 'pasture 2'] };
    const game = scene(row, player, { twist: 'roads' });
    refused(game, 'upgrade mule', 'WK-3.4', 'at-purchase', { prompt: { key: 'prompts.act' } });
    refused(game, 'buy mule', 'WK-3.4', 'bought', card('mule'));
    game.mandatory();
    refused(game, 'use mule', 'WK-3.2', 'abilities-over', card('mule'));
    game.play('buy farm');
    refused(game, 'upgrade farm', 'WK-3.4', 'new', card('farm'));
    refused(game, 'five mule', 'WK-8.8', 'five-instead');
  });

  test.each(LOCALES)(
    'WK-3.4 a card that costs five coins tells what there is and what brings more, in %s',
    async locale => {
      const reader = await readerOf(winterKingdom, locale);
      const why = scene(row, { coins: 4, abilities: ['pasture 2', 'mule'] })
        .mandatory()
        .refusal('five pasture');
      const said = why === null ? '' : say(why, reader);
      for (const word of ['5', '4', 'pasture', 'weapons'])
        expect(said).toContain(reader.wording[`names.${word}`]?.({}) ?? word);
    },
  );
});
