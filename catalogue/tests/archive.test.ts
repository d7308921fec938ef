import { GAME_NAMES, gameNamed, gameOf } from '@snowbound/catalogue';
import { type AnyGame, LOCALES, restoredWith, shippedWith } from '@snowbound/engine';
import { readerOf, readRecord, replay, Table, writeRecord } from '@snowbound/table';
import { describe, expect, test } from 'vitest';

interface Listed {
  readonly id: string;
}

const keys = (list: string, things: unknown): string[] =>
  (things as readonly Listed[]).map(({ id }) => `${list}.${id}`);

/** What each thing of a content file is called by in the languages, for each game. */
const NAMES: Readonly<Record<string, (file: Readonly<Record<string, unknown>>) => readonly string[]>> = {
  'snow-time': ({ bonuses }) => (bonuses as readonly { readonly kind: string }[]).map(({ kind }) => `names.${kind}`),
  'winter-kingdom': ({ abilities, scoring, economy, twists }) => [
    ...keys('names', abilities),
    ...keys('names', scoring),
    ...keys('names', economy),
    ...keys('names', twists),
    ...keys('cards', economy),
    ...keys('cards', twists),
  ],
  silverfrost: ({ cards, bigCritters, lowlands, highlands, locations, families }) => [
    ...keys('cards', cards),
    ...keys('big-critters', bigCritters),
    ...keys('quests', lowlands),
    ...keys('quests', highlands),
    ...keys('locations', locations),
    ...Object.keys(families as object).map(family => `families.${family}`),
  ],
};

/** Every content of every archive. */
const archived = (
  await Promise.all(
    GAME_NAMES.map(async name => {
      const game = await gameNamed(name);
      return Object.keys(game.archive).map(id => [name, id, game] as const);
    }),
  )
).flat();

/** One value is another: what a later version may ship. */
async function withAnotherValue(game: AnyGame): Promise<AnyGame> {
  const text = JSON.stringify(game.content.file);
  const changed = await restoredWith(
    game,
    JSON.parse(text.replace(/"(value|points)":(\d*[1-9])(?!\d)/, (_, field, value) => `"${field}":${+value - 1}`)),
  );
  expect(changed.content.id).not.toBe(game.content.id);
  return changed;
}

/** A game in which the first option is taken each time, for so many moves or to its end. */
function played(game: AnyGame, moves: number): Table<unknown, unknown, unknown, AnyGame['content']> {
  const table = new Table(game, { players: 2, seed: '17'.repeat(32), options: {} });
  for (let move = 0; move < moves && !table.isOver; move++) {
    const [question] = table.questionsTo(() => true);
    const { options = [] } = question ?? {};
    expect(table.play(question?.seat ?? 0, options[move % options.length]?.move ?? '')).toBeNull();
  }
  return table;
}

describe('the archive of shipped content', () => {
  test.each(GAME_NAMES)('%s: what is shipped today is in it; if not, run `npm run archive`', async name => {
    const { archive, content } = await gameNamed(name);
    expect(Object.keys(archive)).toContain(content.id);
    expect(JSON.parse((await archive[content.id]?.()) ?? '')).toEqual(JSON.parse(JSON.stringify(content.file)));
  });

  test.each(archived)('%s: %s is found by its id and is what it was', async (_name, id, game) => {
    const found = await shippedWith({ ...game, content: { ...game.content, id: 'other' } }, id);
    expect(found?.content.id).toBe(id);
    expect(JSON.stringify(found?.content.file)).toBe(await game.archive[id]?.());
  });

  test.each(archived)('%s: everything in %s has its name in every language', async (name, id, game) => {
    const file = JSON.parse((await game.archive[id]?.()) ?? '');
    const names = NAMES[name]?.(file) ?? [];
    expect(names.length).toBeGreaterThan(0);
    for (const locale of LOCALES) {
      const { wording } = await readerOf(game, locale);
      expect(names.filter(key => !Object.hasOwn(wording, key))).toEqual([]);
    }
  });

  test.each(archived)(
    '%s: a game begun with %s goes on and is verified after a value was changed',
    async (name, id) => {
      const begun = played(await gameOf({ game: name, content: id }), 40);
      const later = await withAnotherValue(begun.game);
      const record = readRecord(writeRecord(begun.record));
      expect(() => replay(later, record)).toThrow(/content/);
      const older = await shippedWith(later, id);
      const again = replay(older as AnyGame, record);
      expect(again.view('spectator')).toEqual(begun.view('spectator'));
      expect(replay(older as AnyGame, record, { moves: 7 }).length).toBe(7);
      const [question] = again.questionsTo(() => true);
      expect(again.play(question?.seat ?? 0, question?.options[0]?.move ?? '')).toBeNull();
      const over = played(older as AnyGame, 5000);
      expect(over.isOver).toBe(true);
      expect(replay(older as AnyGame, over.record).winners).toEqual(over.winners);
    },
  );

  test('a content that was never shipped is not found, whatever it is called', async () => {
    const game = await gameNamed('snow-time');
    expect(await shippedWith(game, 'house-000000000000')).toBeNull();
    expect(await shippedWith(game, 'constructor')).toBeNull();
    expect((await gameOf({ game: 'snow-time', content: 'mine-000000000000' })).content.id).toBe(game.content.id);
  });
});
