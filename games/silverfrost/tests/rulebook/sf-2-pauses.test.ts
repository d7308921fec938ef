import { fastFromSeed, pick, say } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { readerOf, readRecord, replay, Table, writeRecord } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { type PlayerArrangement, type Scene, shop, shopTurn, yourTurn } from './scene.ts';

const english = await readerOf(silverfrost, 'en');

/** What is asked, in English. */
const asks = (turn: Scene): string => {
  const [question] = turn.table.questions;
  return question === undefined ? '' : say(question.prompt, english);
};

/** The questions up to the end of the turn, gone past one after the other. */
function pauses(turn: Scene): string[] {
  const seen: string[] = [];
  while (turn.seat === 0 && turn.offered.includes('go on')) {
    seen.push(turn.prompt);
    turn.play('go on');
  }
  return seen;
}

/** Seat 0 plays this card of the workshop. */
const plays = (card: string, you: PlayerArrangement): Scene =>
  shopTurn({ ...you, hand: [card, ...(you.hand ?? [])], supply: { acorn: 1, birch: 1, ...you.supply } }).play(
    `play ${card}`,
  );

const WISHES = ['pauses when it matters', 'pauses always', 'pauses never'];

const ONLY_THE_END = ['pause-turn-end'];
const BEFORE = ['pause', 'pause-turn-end'];

describe('SF-2.2 a pause is a question of its own', () => {
  test('SF-2.2 it has words of its own, which name what comes next', () => {
    const counting = plays('hoarder', { city: ['farm snow', 'mill'], supply: { fire: 1 } });
    expect(counting.prompt).toBe('pause');
    expect(asks(counting)).toBe(
      'The hoarder: clear Snow before this? “Gain 1 point for each green card in your city.”',
    );
    expect(asks(counting.play('go on'))).toBe('Clear Snow before your turn ends?');
    const triggers = shopTurn({ city: ['porter snow'], supply: { fire: 1 } }).play('worker birch');
    expect(asks(triggers)).toBe('Worker placed: clear Snow before your cards are set off?');
  });

  test('SF-2.2 once answered a question does not come again with nothing but Snow to clear', () => {
    const you = { city: ['hall snow'], supply: { fire: 1 } };
    const inn = shopTurn({ ...you, city: ['hall snow', 'inn'] }).play('worker city 0 inn', 'birch');
    expect(inn.prompt).toBe('gain-any');
    expect(pauses(inn.play('moss'))).toEqual(ONLY_THE_END);
    expect(pauses(plays('minstrel', { ...you, hand: ['mill'] }).play('card mill'))).toEqual(ONLY_THE_END);
    expect(pauses(plays('minstrel', { ...you, hand: ['mill'] }).play('done'))).toEqual(ONLY_THE_END);
    expect(pauses(plays('miser', you))).toEqual(ONLY_THE_END);
    const taking = shopTurn({ ...you, hand: ['forager'], supply: { fire: 1, acorn: 1 } }, { valley: ['mill'] });
    expect(pauses(taking.play('play forager', 'valley mill'))).toEqual(ONLY_THE_END);
    expect(pauses(shopTurn(you, { lowlandDeck: ['sprouts'] }).play('worker guild-1'))).toEqual(ONLY_THE_END);
  });

  test('SF-2.2 a question nobody has to be asked is none for the sake of Snow either', () => {
    const you = { city: ['farm chimney', 'hall snow'], supply: { fire: 1 } };
    const sweep = plays('sweep', you);
    expect(sweep.you.chimneys).toBe(1);
    expect(pauses(sweep)).toEqual(ONLY_THE_END);
    const patron = plays('giver', { city: ['hall snow'], supply: { fire: 1, acorn: 3 } }).play('birch');
    expect(patron.player(1).supply).toMatchObject({ acorn: 2, birch: 1 });
    expect(pauses(patron)).toEqual(ONLY_THE_END);
  });

  test('SF-2.2 whoever has cleared is not asked again this turn', () => {
    const turn = plays('hoarder', { city: ['farm snow', 'mill snow'], supply: { fire: 5 } }).play('clear mill');
    expect(turn.you.supply).toMatchObject({ point: 1, fire: 4, snow: 1 });
    expect(turn.seat).toBe(1);
  });
});

describe('SF-2.2 a pause comes only where the next step could come out differently', () => {
  test('SF-2.2 counting: only if the Snow lies on something counted', () => {
    expect(pauses(plays('hoarder', { city: ['farm snow'], supply: { fire: 1 } }))).toEqual(BEFORE);
    expect(pauses(plays('hoarder', { city: ['hall snow', 'farm'], supply: { fire: 1 } }))).toEqual(ONLY_THE_END);
  });

  test('SF-2.2 counting Fire: only if one Fire less is counted', () => {
    expect(pauses(plays('reader', { city: ['hall snow'], supply: { fire: 2 } }))).toEqual(BEFORE);
    expect(pauses(plays('reader', { city: ['hall snow'], supply: { fire: 3 } }))).toEqual(ONLY_THE_END);
    expect(pauses(plays('reader', { city: ['hall snow'], supply: { fire: 9 } }))).toEqual(ONLY_THE_END);
  });

  test('SF-2.2 a condition: only if it would hold with the Snow gone', () => {
    const colours = (city: readonly string[]) => pauses(plays('judge', { city, supply: { fire: 1 } }));
    expect(colours(['farm', 'hall snow'])).toEqual(BEFORE);
    expect(colours(['farm', 'mill snow'])).toEqual(ONLY_THE_END);
    expect(colours(['farm', 'inn', 'hall snow'])).toEqual(ONLY_THE_END);
  });

  test('SF-2.2 what must be paid or given: only if there would be less of it, or more', () => {
    const glasshouse = (fire: number) =>
      yourTurn({ city: ['birch-camp snow'], hand: ['glasshouse'], supply: { moss: 1, copper: 2, fire } }).play(
        'play glasshouse',
      );
    expect(pauses(glasshouse(1))).toEqual(['pause']);
    expect(pauses(glasshouse(2))).toEqual(ONLY_THE_END);
    expect(pauses(plays('patron', { city: ['hall snow'], supply: { fire: 1 } }))).toEqual(['pause']);
    expect(pauses(plays('patron', { city: ['hall snow'], supply: { fire: 2 } }))).toEqual(ONLY_THE_END);
    expect(pauses(plays('giver', { city: ['hall snow'], supply: { fire: 1, acorn: 1, birch: 0 } }))).toEqual(
      ONLY_THE_END,
    );
  });

  test('SF-2.2 a card that would be one more to choose, or the only one', () => {
    const two = plays('sweep', { city: ['farm chimney', 'mill chimney snow'], supply: { fire: 1 } });
    expect(asks(two)).toBe('The sweep: clear Snow before this? “Take one of your chimneys back from your city.”');
    expect(two.play('clear mill').prompt).toBe('chimney-back');
    const one = plays('sweep', { city: ['mill chimney snow'], supply: { fire: 1 } });
    expect(one.offered).toEqual(['go on', 'clear mill']);
    expect(one.play('clear mill').you.chimneys).toBe(1);
  });

  test('SF-2.2 a Quest that one would qualify for', () => {
    const guild = (city: readonly string[]) =>
      shop({
        players: [{ city, supply: { fire: 1 } }],
        highlands: ['nobility-in-need'],
        lowlandDeck: ['sprouts'],
      }).play('worker guild-1');
    expect(guild(['noble', 'duke snow']).prompt).toBe('pause');
    expect(guild(['noble', 'duke snow']).play('clear duke').offered).toEqual(['quest nobility-in-need', 'done']);
    expect(pauses(guild(['noble', 'hall snow']))).toEqual(ONLY_THE_END);
  });

  test('SF-2.2, SF-4.11 what an effect sets off: only if a snowed card waits for it', () => {
    const calls = (city: readonly string[]) =>
      shop({
        players: [{ city, supply: { fire: 2 } }],
        mountain: [null, null, null, 'bear'],
      }).play('worker beacon-1');
    expect(pauses(calls(['rider snow']))).toEqual(['pause-set-off', 'pause-turn-end']);
    expect(pauses(calls(['porter snow']))).toEqual(ONLY_THE_END);
    const called = calls(['rider snow']).play('clear rider');
    expect(called.you.supply).toMatchObject({ acorn: 1, snow: 1 });
  });

  test('SF-2.2 what clearing sets off counts too', () => {
    // Trailbreaker brings an acorn for it, which the Tinker could change for something else.
    const you = { hand: ['tinker'], supply: { acorn: 2, fire: 1 } };
    const turn = yourTurn({ ...you, city: ['trailbreaker', 'birch-camp snow'] }).play('play tinker');
    expect(turn.prompt).toBe('pause');
    expect(turn.play('clear birch-camp').offered).toEqual(['acorn', 'done']);
    const without = yourTurn({ ...you, city: ['chronicler', 'birch-camp snow'] }).play('play tinker');
    expect(pauses(without)).toEqual(ONLY_THE_END);
    // The skater draws a card, which could be discarded, but not once all that may be is.
    const drawing = { city: ['skater', 'farm snow'], supply: { fire: 1 } };
    expect(pauses(plays('minstrel', drawing))).toEqual(BEFORE);
    const discarded = plays('minstrel', { ...drawing, hand: ['mill', 'hall', 'inn', 'crown'] });
    expect(pauses(discarded.play('card mill', 'card hall', 'card inn'))).toEqual(ONLY_THE_END);
  });

  test('SF-2.2 at the end of the turn always: then the clear of this turn is gone', () => {
    expect(pauses(shopTurn({ city: ['farm snow'], supply: { fire: 1 } }).play('worker birch'))).toEqual(ONLY_THE_END);
    expect(shopTurn({ city: ['farm snow'], supply: { fire: 0 } }).play('worker birch').seat).toBe(1);
    expect(shopTurn({ city: ['farm'], supply: { fire: 3 } }).play('worker birch').seat).toBe(1);
  });
});

describe('SF-2.2 how a seat wishes to be asked', () => {
  const you = { city: ['farm snow', 'mill'], hand: ['hoarder', 'chooser'], supply: { fire: 1, acorn: 1 } };

  test('SF-2.2 as usual when it matters, and so it can be said', () => {
    expect(shopTurn(you).view.mine?.pauses).toBeNull();
    const turn = shopTurn(you).play('pauses when it matters', 'play hoarder');
    expect(turn.view.mine?.pauses).toBe('when it matters');
    expect(pauses(turn)).toEqual(BEFORE);
  });

  test('SF-2.2 always: before every step that comes, each once', () => {
    const turn = shopTurn(you).play('pauses always', 'play chooser', 'option 1');
    expect(asks(turn)).toBe('The chooser: clear Snow before this? “Gain 2 Fire.”');
    expect(turn.play('go on').prompt).toBe('pause-turn-end');
    const basic = shopTurn(you).play('pauses always', 'worker copper');
    expect(asks(basic)).toBe('Copper Slope: clear Snow before this? “Gain 1 copper.”');
    expect(asks(basic.play('go on'))).toBe('Copper Slope: clear Snow before this? “Draw 1 card.”');
    expect(asks(basic.play('go on'))).toBe('Clear Snow before your turn ends?');
    expect(basic.play('go on').seat).toBe(1);
  });

  test('SF-2.2 always: not where there is nothing to clear with, nor while one is asked anyway', () => {
    const turn = shopTurn({ ...you, supply: { fire: 0, acorn: 1 } }).play('pauses always', 'play chooser', 'option 2');
    expect(turn.seat).toBe(1);
    const asked = shopTurn({ ...you, city: ['inn', 'hall snow'] }).play('pauses always', 'worker city 0 inn');
    expect(asked.prompt).toBe('gain-any');
    expect(asked.offered).toContain('clear hall');
  });

  test('SF-2.2 never: Snow is cleared by touching it, with any choice there is', () => {
    const turn = shopTurn(you).play('pauses never', 'play hoarder');
    expect(turn.you.supply.point).toBe(1);
    expect(turn.seat).toBe(1);
    expect(shopTurn(you).play('pauses never').offers('clear')).toEqual(['clear farm']);
    const choosing = shopTurn(you).play('pauses never', 'play chooser');
    expect(choosing.play('clear farm', 'option 1').you.supply).toMatchObject({ fire: 2, snow: 1 });
    expect(choosing.seat).toBe(1);
  });

  test('SF-2.2 each seat wishes for itself, at any time, and nobody else is told', () => {
    const turn = shop({ players: [you, { city: ['farm snow'], supply: { fire: 1 } }] });
    const told = turn.told();
    expect(turn.table.play(1, 'pauses never')).toBeNull();
    expect(turn.table.view(1).mine?.pauses).toBe('never');
    expect(turn.view.mine?.pauses).toBeNull();
    const others = [0, 'spectator' as const].map(viewer => JSON.stringify(turn.table.view(viewer)));
    expect(others.join()).not.toContain('never');
    expect(turn.told()).toEqual(told);
    expect(turn.table.whyNot(1, 'pauses always')).toBeNull();
    turn.play('worker birch', 'go on');
    expect(turn.play('worker moss').seat).toBe(0);
  });

  test('SF-2.2 a wish changes no question that is open', () => {
    const turn = shopTurn(you).play('play hoarder');
    const { questionNumber: question } = turn.table;
    expect(turn.play('pauses never').prompt).toBe('pause');
    expect(turn.table.questionNumber).toBe(question);
    expect(turn.play('go on').seat).toBe(1);
  });

  test('SF-2.2 it is no move to be taken back, and stays when others are', () => {
    const turn = shopTurn(you);
    expect(turn.play('pauses always').table.whyNotUndo(0)).toMatchObject({ key: 'table.nothing-to-undo' });
    expect(turn.play('worker birch', 'go on').prompt).toBe('pause-turn-end');
    expect(turn.play('pauses never').table.undo(0)).toBeNull();
    expect([turn.prompt, turn.view.mine?.pauses]).toEqual(['pause', 'never']);
    expect(turn.play('go on').seat).toBe(1);
    turn.table.rewind(1);
    expect([turn.seat, turn.prompt, turn.view.mine?.pauses]).toEqual([0, 'turn', 'never']);
    expect(turn.play('worker birch').seat).toBe(1);
  });

  test('SF-2.2 others build on moves, not on wishes', () => {
    const valley = ['farm', 'mill', 'hall', 'crown', 'inn', 'host', 'noble', 'duke'];
    const turn = shop({ players: [{ supply: { fire: 0 } }, {}], valley }).play('worker birch');
    expect(turn.table.play(1, 'pauses never')).toBeNull();
    expect(turn.table.whyNotUndo(0)).toBeNull();
    expect(turn.table.undo(0)).toBeNull();
    expect([turn.seat, turn.table.view(1).mine?.pauses]).toEqual([0, 'never']);
  });

  test('SF-2.2 it is in the record, and a game replays with it', () => {
    const table = new Table(silverfrost, { players: 2, seed: 'wishes', options: { start: '0' } });
    const random = fastFromSeed('wishes');
    for (let count = 0; !table.isOver; count++) {
      const seat = count % 2;
      if (count % 7 === 0) table.play(seat, pick(random, WISHES));
      const { seat: asked, options } = pick(random, table.questions);
      table.play(asked, pick(random, options).move);
    }
    const again = replay(silverfrost, readRecord(writeRecord(table.record)));
    expect(again.moves).toEqual(table.moves);
    for (const seat of [0, 1]) expect(again.view(seat)).toEqual(table.view(seat));
    // Once it is over there is nothing to wish.
    expect(table.play(0, 'pauses always')).not.toBeNull();
  });

  test('SF-2.2 only what there is to wish, and only for a seat somebody sits in', () => {
    const { table } = shopTurn(you);
    expect(table.play(0, 'pauses sometimes')).not.toBeNull();
    expect(table.play(2, 'pauses never')).not.toBeNull();
    const alone = new Table(silverfrost, { players: 1, seed: 'alone', options: {} });
    expect(alone.play(1, 'pauses never')).not.toBeNull();
    expect(alone.play(0, 'pauses never')).toBeNull();
  });
});
