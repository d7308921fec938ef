import { fastFromSeed, LOCALES, say } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { readerOf, readRecord, readScenario, replay, runScenario, Table, writeRecord } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { askedScene, Scene, scene, standing } from './scene.ts';

/** Seats 0 and 1 brawl onto the fight bonus of space 8. */
const brawled = () => askedScene({ colours: standing(7, 7, 0, 0) }).reveal(4, 4, 'healer', 'healer');

describe('ST-5.4 at a table that asks before a bonus is taken', () => {
  test('ST-5.4 the usual table takes every bonus without asking; another choice is refused', () => {
    expect(snowTime.options).toEqual([{ name: 'bonus', choices: ['taken', 'asked'] }]);
    const usual = scene({ colours: standing(7, 7, 0, 0) }).reveal(4, 4, 'healer', 'healer');
    expect(usual.spaces.slice(0, 2)).toEqual([10, 10]);
    expect(usual.told()).not.toContain('bonus-left');
    expect(usual.view.atBonus).toEqual([]);
    expect(usual.refusal(0, 'bonus take')).toMatchObject({ rule: 'ST-5.4', key: 'reasons.bonus-taken' });
    expect(usual.refusal(0, 'figure 0')).toMatchObject({ rule: 'ST-5.4', key: 'reasons.bonus-taken' });
  });

  test('ST-5.4 everybody on a bonus of a kind they scored is asked, and nobody else', () => {
    const asked = brawled();
    expect(asked.waiting).toEqual([0, 1]);
    expect(asked.view.atBonus).toEqual([0, 1]);
    expect(asked.table.questions[0]?.prompt).toMatchObject({ rule: 'ST-5.4', key: 'prompts.bonus' });
    expect(asked.offered(0)).toEqual(['bonus take', 'bonus leave']);
    expect(asked.option(0, 'bonus take')).toMatchObject({ targets: ['figure 0'], words: { key: 'moves.bonus-take' } });
    expect(asked.option(0, 'bonus leave')).toMatchObject({ targets: [], words: { key: 'moves.bonus-leave' } });
  });

  test('ST-5.4 who takes it moves on, who leaves it stays, and all of it is told together', () => {
    const chosen = brawled().play(0, 'bonus leave');
    expect(chosen.told()).not.toContain('bonus-left');
    expect(chosen.table.visibleAnswers(1)).toEqual([{ seat: 0, move: null }]);
    expect(chosen.table.visibleAnswers(0)).toEqual([{ seat: 0, move: 'bonus leave' }]);
    expect(chosen.view.atBonus).toEqual([0, 1]);
    const shown = chosen.play(1, 'bonus take');
    expect(shown.spaces.slice(0, 2)).toEqual([8, 10]);
    expect(shown.phrases('bonus-left')).toMatchObject([
      { rule: 'ST-5.4', values: { who: { seat: 0 }, space: 8, kind: 'fight' } },
    ]);
    expect(shown.phrases('bonus')).toMatchObject([
      { rule: 'ST-5.4', values: { who: { seat: 1 }, space: 8, kind: 'fight', worth: 2 } },
    ]);
    expect(shown.score(0)).toMatchObject({ bonus: 0, total: 8 });
    expect(shown.score(1)).toMatchObject({ bonus: 2, total: 10 });
    expect(shown.view).toMatchObject({ round: 2, atBonus: [] });
  });

  test('ST-5.4 a choice can be taken back until all have chosen, not after', () => {
    const chosen = brawled().play(0, 'bonus leave');
    expect(chosen.table.undo(0)).toBeNull();
    expect(chosen.waiting).toEqual([0, 1]);
    const shown = chosen.play(0, 'bonus take').play(1, 'bonus take');
    expect(shown.spaces.slice(0, 2)).toEqual([10, 10]);
    for (const seat of [0, 1]) expect(shown.table.undo(seat)).toMatchObject({ key: 'table.undo-revealed' });
  });

  test('ST-5.4 a record says whether the table asks and replays the choices; one from before the option is of the usual table', () => {
    const played = (options: Record<string, string>) => {
      const table = new Table({ ...snowTime }, { players: 5, seed: 'record', options });
      // The Snowstorm strikes four, then all five brawl: 8 fight points, on the space of a fight bonus.
      for (let seat = 0; seat < 5; seat++) table.play(seat, seat === 0 ? 'play snowstorm' : 'play 3');
      for (let seat = 0; seat < 5; seat++) table.play(seat, 'play 5');
      return table;
    };
    const spaceOf = (table: ReturnType<typeof played>) => table.view('spectator').colours[0]?.space;
    const asked = played({ bonus: 'asked' });
    expect(spaceOf(asked)).toBe(8);
    asked.play(0, 'bonus leave');
    const again = replay({ ...snowTime }, readRecord(writeRecord(asked.record)));
    expect(JSON.stringify(again.view(0))).toBe(JSON.stringify(asked.view(0)));
    expect(again.record.options).toEqual({ bonus: 'asked' });
    const usual = played({});
    expect(spaceOf(replay({ ...snowTime }, { ...usual.record, options: {} }))).toBe(10);
  });

  test('ST-5.4 nobody on such a space: nothing is asked, and the next round begins', () => {
    const played = askedScene({ colours: standing(8, 5, 0, 0) }).reveal('healer', 4, 4, 'healer');
    expect(played.view.round).toBe(2);
    expect(played.told()).not.toContain('bonus');
  });

  test('ST-5.4 what is refused while bonuses are chosen says why', () => {
    // Seat 2 stands on the fruit bonus of space 4 without a fruit point, seat 3 on no bonus.
    const asked = askedScene({ colours: [{ space: 7, discard: [2] }, { space: 7 }, { space: 4 }, {}] });
    asked.reveal(4, 4, 'healer', 'healer');
    const reason = (seat: number, what: string) => asked.refusal(seat, what);
    const prompt = { key: 'prompts.bonus' };
    expect(reason(0, 'bonus take')).toBeNull();
    expect(reason(0, 'figure 0')).toBeNull();
    expect(reason(0, 'figure 1')).toMatchObject({ rule: 'ST-5.4', key: 'reasons.not-your-figure' });
    expect(reason(0, 'play 3')).toMatchObject({ key: 'reasons.wrong-time', values: { prompt } });
    expect(reason(0, 'heal 2')).toMatchObject({ key: 'reasons.wrong-time', values: { prompt } });
    expect(reason(0, 'discard 0 2')).toMatchObject({
      key: 'reasons.in-discard',
      values: { card: { name: 'names.2' } },
    });
    expect(reason(0, 'bonus')).toMatchObject({ key: 'reasons.unknown' });
    expect(reason(0, 'figure 0 1')).toMatchObject({ key: 'reasons.unknown' });
    expect(reason(2, 'bonus take')).toMatchObject({ key: 'reasons.no-bonus-kind', values: { kind: 'fruit' } });
    expect(reason(3, 'bonus take')).toMatchObject({ rule: 'ST-5.4', key: 'reasons.no-bonus-space' });
    expect(asked.play(0, 'bonus take').refusal(0, 'bonus leave')).toMatchObject({ key: 'reasons.chosen' });
  });

  test('ST-5.4 before its time a bonus is not chosen', () => {
    const start = askedScene({ colours: standing(8, 0, 0, 0) });
    expect(start.refusal(0, 'bonus take')).toMatchObject({ rule: 'ST-2.2', key: 'reasons.wrong-time' });
    expect(start.refusal(0, 'figure 0')).toMatchObject({ rule: 'ST-2.2', key: 'reasons.wrong-time' });
  });

  test('ST-5.4 who plays two colours chooses for each of them', () => {
    const asked = askedScene({ colours: standing(7, 0, 7, 0) }, 2).reveal(4, 'healer', 4, 'healer');
    expect(asked.waiting).toEqual([0, 2]);
    asked.play(0, 'bonus take');
    expect(asked.table.visibleAnswers(2)).toEqual([{ seat: 0, move: 'bonus take' }]);
    expect(asked.play(2, 'bonus leave').spaces).toEqual([10, 0, 8, 0]);
  });

  test('ST-6.1 bonuses taken together that lead home share the victory; one left does not', async () => {
    const { file } = snowTime.content;
    const content = await snowTime.readContent({ ...file, lastSpace: { value: 27, known: 'house' } });
    const last = (one: string, other: string) =>
      new Scene(4, { colours: standing(24, 24, 0, 0) }, content, { bonus: 'asked' })
        .reveal(4, 4, 'healer', 'healer')
        .play(0, `bonus ${one}`)
        .play(1, `bonus ${other}`);
    expect(last('take', 'take').table.winners).toEqual([0, 1]);
    expect(last('leave', 'take').table.winners).toEqual([1]);
    expect(last('leave', 'leave').table.winners).toEqual([]);
  });

  test('ST-6.1 whoever is home before the bonuses has won: nobody is asked any more', () => {
    const home = askedScene({ fruit: { 5: 1 }, colours: standing(29, 24, 24, 0) }).reveal(5, 3, 3, 'healer');
    expect(home.table.winners).toEqual([0]);
    expect(home.waiting).toEqual([]);
  });

  test('ST-7 for others both choices are possible until all have chosen', () => {
    const deal = { players: 4, content: snowTime.content, random: fastFromSeed('asked'), journal: null };
    const state = snowTime.arrange({ ...deal, options: { bonus: 'asked' } }, { colours: standing(7, 7, 0, 0) });
    const play = (seat: number, move: string) => {
      const asked = snowTime.questions(state).find(each => each.seat === seat);
      const action = asked?.options.find(option => snowTime.moveFor(option) === move);
      if (action === undefined) throw new Error(`“${move}” was not offered`);
      snowTime.apply(state, seat, action);
    };
    for (const [seat, card] of [4, 4, 'healer', 'healer'].entries()) play(seat, `play ${card}`);
    play(0, 'bonus leave');
    const imagined = (viewer: number) =>
      new Set(
        Array.from({ length: 40 }, (_, n) => snowTime.imagine(state, viewer, fastFromSeed(`asked-${n}`))).map(
          world => snowTime.answers(world)[0]?.move,
        ),
      );
    expect([...imagined(1)].sort()).toEqual(['bonus leave', 'bonus take']);
    expect([...imagined(0)]).toEqual(['bonus leave']);
  });

  test('ST-5.4 a scenario file may choose the option and answer the question', async () => {
    const file = {
      game: 'snow-time',
      players: 3,
      seed: 'asked',
      options: { bonus: 'asked' },
      arrange: { colours: [{ space: 7 }, { space: 7 }, {}] },
      moves: [
        ...['play 4', 'play 4', 'play healer'].map((move, seat) => ({ seat, move })),
        { seat: 1, move: 'bonus leave' },
        { seat: 0, move: 'bonus take' },
      ],
      show: ['score', 'journal:en'],
    };
    const outcome = await runScenario(snowTime, readScenario(file), await readerOf(snowTime, 'en'));
    expect(outcome).toMatchObject({ ok: true, show: { score: [{ total: 10 }, { total: 8 }, { total: 0 }] } });
    expect(outcome.ok ? outcome.show['journal:en'] : []).toEqual(
      expect.arrayContaining([
        'Orange stands on space 8, a fight bonus: 2 spaces further.',
        'Sky stands on space 8, a fight bonus, and leaves it.',
      ]),
    );
  });
});

describe.each(LOCALES)('the rules page in %s', locale => {
  const textOf = async (id: string): Promise<string> => {
    const reader = await readerOf(snowTime, locale);
    const rules = (await snowTime.rulesPage(snowTime.content)).flatMap(section => section.rules);
    return rules.filter(rule => rule.id === id).map(({ text }) => say(text, reader))[0] ?? '';
  };

  test('ST-2.4 says that the two sentences of the rulebook differ, and which one is followed', async () => {
    const text = await textOf('ST-2.4');
    const [differ, follow] = {
      en: ['Two sentences of the printed rulebook differ', 'We follow the first'],
      de: ['Zwei Sätze der gedruckten Spielregel', 'Wir folgen dem ersten'],
      pl: ['Dwa zdania drukowanej instrukcji', 'Trzymamy się pierwszego'],
    }[locale] as [string, string];
    expect(text).toContain(differ);
    expect(text.indexOf(follow)).toBeGreaterThan(text.indexOf(differ));
  });

  test('ST-5.4 says that a table can choose to be asked', async () => {
    const words = { en: 'choose to ask', de: 'Ein Tisch kann', pl: 'Stół może' };
    expect(await textOf('ST-5.4')).toContain(words[locale]);
  });
});
