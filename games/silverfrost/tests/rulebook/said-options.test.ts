import { silverfrost } from '@snowbound/silverfrost';
import { Table } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { yourTurnWithPaws } from './lair.ts';
import { card, where } from './refused.ts';
import { type Arrangement, type PlayerArrangement, type Scene, shop, shopTurn } from './scene.ts';

/** What a choice says, with its rule, and what is touched for it. */
function offers(
  turn: Scene,
  move: string,
  rule: string,
  key: string,
  values: object,
  targets: readonly string[],
): void {
  const option = turn.table.questions[0]?.options.find(each => each.move === move);
  expect(option, `${move} among ${turn.offered}`).toEqual({
    move,
    words: { rule, key: `moves.${key}`, values },
    targets,
  });
}

/** The question that is open; sources.test.ts holds what it says it comes from. */
const asks = (turn: Scene, rule: string, key: string, values: object = {}): void =>
  expect(turn.table.questions[0]?.prompt).toMatchObject({ rule, key: `prompts.${key}`, values });

/** Seat 0 plays this card, with plenty to pay for it. */
const plays = (id: string, you: PlayerArrangement = {}, rest: Arrangement = {}): Scene =>
  shopTurn({ ...you, hand: [id, ...(you.hand ?? [])], supply: { acorn: 1, birch: 1, ...you.supply } }, rest).play(
    `play ${id}`,
  );

describe('what the choices of a turn say', () => {
  test('SF-4.1 playing a card, SF-3.13 and SF-3.11 placing on the board', () => {
    const turn = shopTurn({ hand: ['farm'], supply: { birch: 1 } }, { valley: ['mill'] });
    asks(turn, 'SF-2.1', 'turn');
    offers(turn, 'play farm', 'SF-4.1', 'play', { card: card('farm') }, ['hand 0 farm']);
    offers(turn, 'play mill from valley', 'SF-4.1', 'play-from-valley', { card: card('mill') }, ['valley mill']);
    offers(turn, 'worker birch', 'SF-3.13', 'worker', { where: where('birch') }, ['location birch']);
    offers(turn, 'ranger birch', 'SF-3.11', 'ranger', { where: where('birch') }, ['location birch']);
  });

  test('SF-3.8 placing on a card: whose it is, and which copy', () => {
    const turn = shop({ players: [{ city: ['inn', 'inn'] }, { city: ['host'] }] });
    const inn = (copy: number) => ({ card: card('inn'), copy, owner: { seat: 0 } });
    offers(turn, 'worker city 0 inn', 'SF-3.8', 'visit', inn(1), ['city 0 inn']);
    offers(turn, 'worker city 0 inn 2', 'SF-3.8', 'visit', inn(2), ['city 0 inn 2']);
    const host = { card: card('host'), copy: 1, owner: { seat: 1 } };
    offers(turn, 'ranger city 1 host', 'SF-3.8', 'ranger-visit', host, ['city 1 host']);
    const his = yourTurnWithPaws({ paws: { city: ['host'] } });
    const hisHost = { ...host, owner: { name: 'names.automa' } };
    offers(his, 'worker city 1 host', 'SF-3.8', 'visit', hisHost, ['city 1 host']);
  });

  test('SF-5.1 preparing, SF-9.1 passing, SF-2.2 clearing and going on', () => {
    offers(shopTurn({ workers: 0, ranger: 0 }), 'prepare', 'SF-5.1', 'prepare', {}, []);
    offers(shopTurn({ season: 'spring' }), 'pass', 'SF-9.1', 'pass', {}, []);
    const turn = shopTurn({ city: ['farm', 'farm snow'], supply: { fire: 1 } });
    offers(turn, 'clear farm 2', 'SF-2.2', 'clear', { card: card('farm'), copy: 2 }, ['city 0 farm 2']);
    turn.play('worker birch');
    asks(turn, 'SF-2.2', 'pause-turn-end');
    offers(turn, 'go on', 'SF-2.2', 'go-on', {}, []);
  });
});

describe('what the choices of a payment say', () => {
  test('SF-4.1 how: the price, a chimney, or first an ability', () => {
    const you = { city: ['hall', 'market', 'inn'], hand: ['noble'], supply: { acorn: 5, fire: 1 }, chimneys: 1 };
    const turn = shopTurn(you).play('play noble');
    asks(turn, 'SF-4.1', 'way');
    offers(turn, 'pay', 'SF-4.4', 'pay', {}, []);
    offers(turn, 'chimney hall', 'SF-4.5', 'chimney', { card: card('hall'), copy: 1 }, ['city 0 hall']);
    offers(turn, 'with market', 'SF-4.1', 'with', { card: card('market'), copy: 1 }, ['city 0 market']);
  });

  test('SF-4.4 which resource is saved or paid, SF-4.1 what an ability takes', () => {
    const crane = shopTurn({ city: ['crane'], hand: ['hall'], supply: { copper: 1, moss: 1 } }).play('play hall');
    asks(crane, 'SF-4.4', 'waive');
    offers(crane, 'copper', 'SF-1.1', 'good', { good: 'copper' }, ['supply 0 copper']);
    offers(crane, 'any', 'SF-1.1', 'good', { good: 'any' }, ['supply 0 any']);
    const any = shopTurn({ hand: ['farm'], supply: { birch: 1, moss: 1 } }).play('play farm');
    asks(any, 'SF-4.4', 'pay-any');
    offers(any, 'birch', 'SF-1.1', 'good', { good: 'birch' }, ['supply 0 birch']);
    const altar = shopTurn({ city: ['altar', 'noble', 'host'], hand: ['duke', 'farm'] }).play('play duke');
    asks(altar, 'SF-4.1', 'discard-for-ability');
    offers(altar, 'card farm', 'SF-1.14', 'card', { card: card('farm') }, ['hand 0 farm']);
    altar.play('card farm');
    asks(altar, 'SF-4.1', 'discard-from-city');
    const noble = { card: card('noble'), copy: 1, owner: { seat: 0 } };
    offers(altar, 'city 0 noble', 'SF-4.2', 'city', noble, ['city 0 noble']);
  });

  test('SF-8.2 which chimney is moved, and where to', () => {
    const city = ['flue', 'inn chimney', 'farm chimney', 'hall', 'hall'];
    const turn = shopTurn({ city: city.slice(0, 4), hand: ['noble'], supply: { fire: 1 } }).play('play noble');
    asks(turn, 'SF-8.2', 'chimney-from');
    expect(turn.offered).toEqual(['city 0 inn', 'city 0 farm']);
    const mason = plays('mason', { city: ['inn chimney', 'hall', 'farm'] });
    asks(mason, 'SF-8.2', 'chimney-to');
    offers(mason, 'chimney farm', 'SF-4.5', 'chimney', { card: card('farm'), copy: 1 }, ['city 0 farm']);
    asks(plays('mason', { city: ['inn chimney', 'hall chimney', 'farm'] }), 'SF-8.2', 'chimney-from');
    asks(plays('sweep', { city: ['inn chimney', 'hall chimney'] }), 'SF-8.2', 'chimney-back');
  });
});

describe('what the choices of an effect say', () => {
  test('SF-1.1 goods, SF-1.14 cards of the hand, SF-2.3 buttons', () => {
    const inn = shopTurn({ city: ['inn'] }).play('worker city 0 inn');
    asks(inn, 'SF-1.1', 'gain-any');
    offers(inn, 'acorn', 'SF-1.1', 'good', { good: 'acorn' }, ['supply 0 acorn']);
    const upTo = plays('minstrel', { hand: ['farm'] });
    asks(upTo, 'SF-2.3', 'discard-up-to', { count: 3 });
    offers(upTo, 'done', 'SF-2.3', 'done', {}, []);
    asks(plays('miser', { hand: ['farm'] }), 'SF-1.14', 'discard');
    const stoker = plays('stoker', { supply: { fire: 2 } });
    asks(stoker, 'SF-2.3', 'pay-up-to', { goods: { values: { count: 2, good: 'fire' } } });
    offers(stoker, 'fire', 'SF-1.1', 'good', { good: 'fire' }, ['supply 0 fire']);
    asks(plays('kiln', { supply: { moss: 2, acorn: 1 } }), 'SF-4.4', 'pay-any');
    const bard = shopTurn({ city: ['bard'], hand: ['pebble', 'farm'] }).play('play pebble');
    asks(bard, 'SF-2.3', 'may', { text: expect.objectContaining({ key: 'words.may' }) });
    offers(bard, 'yes', 'SF-2.3', 'yes', {}, []);
    offers(bard, 'no', 'SF-2.3', 'no', {}, []);
    asks(plays('broker', { hand: ['farm', 'mill'], supply: { fire: 1 } }), 'SF-2.3', 'may', {
      text: expect.objectContaining({ key: 'words.mayPay' }),
    });
    const choice = plays('chooser');
    asks(choice, 'SF-2.3', 'choose', { text: expect.objectContaining({ rule: expect.stringMatching(/^SF-/) }) });
    offers(choice, 'option 2', 'SF-2.3', 'option', { number: 2 }, []);
  });

  test('SF-8 cards of the Valley, SF-2.5 cards looked at', () => {
    const forager = plays('forager', {}, { valley: ['farm', 'mill'] });
    asks(forager, 'SF-8', 'draw-from-valley');
    offers(forager, 'valley farm', 'SF-1.7', 'valley', { card: card('farm') }, ['valley farm']);
    asks(plays('sweeper', {}, { valley: ['farm'] }), 'SF-8', 'discard-from-valley');
    const seer = plays('seer', {}, { deckTop: ['hall', 'farm', 'inn'] });
    asks(seer, 'SF-2.5', 'keep-card');
    offers(seer, 'card hall', 'SF-1.14', 'card', { card: card('hall') }, ['hand 0 hall']);
  });

  test('SF-2.4 who receives, and what is given', () => {
    const patron = shop({ players: [{ hand: ['patron'], supply: { acorn: 1 } }] }, 3).play('play patron');
    asks(patron, 'SF-2.4', 'receiver');
    offers(patron, 'seat 2', 'SF-2.4', 'seat', { who: { seat: 2 } }, ['seat 2']);
    asks(plays('giver', { supply: { acorn: 3, moss: 1 } }), 'SF-2.4', 'give-any');
    asks(plays('friend', { hand: ['farm'] }), 'SF-2.4', 'give-card');
  });

  test('SF-6.4 Snow on the board, in the Valley and in the city', () => {
    const plough = plays('plough', {}, { snow: ['moss'], valley: ['mill snow'] });
    asks(plough, 'SF-6.4', 'clear-snow', { count: 0 });
    offers(plough, 'snow moss', 'SF-6.4', 'snow-on', { where: where('moss') }, ['location moss']);
    offers(plough, 'snow valley mill', 'SF-6.4', 'snow-on', { where: card('mill') }, ['valley mill']);
    asks(plays('digger', { city: ['inn snow'], hand: ['hall'], supply: { fire: 0 } }), 'SF-6.4', 'clear-snow', {
      count: 1,
    });
  });

  test('SF-3.7 Big Critters, SF-3.15 Locations, SF-7.3 Quests, SF-4.7 green cards, SF-8 cards of a city', () => {
    const caller = plays('caller', {}, { mountain: ['owl', 'bear'] });
    asks(caller, 'SF-3.7', 'big-critter');
    offers(caller, 'big bear', 'SF-3.7', 'big', { critter: card('bear') }, ['big bear']);
    const runner = plays('runner');
    asks(runner, 'SF-3.15', 'use-location');
    offers(runner, 'use moss', 'SF-3.15', 'use', { where: where('moss') }, ['location moss']);
    const guild = shopTurn(
      { city: ['farm'], lowlands: ['sprouts'] },
      { highlands: ['high-1'], lowlandDeck: ['low-3', 'low-4'] },
    ).play('worker guild-1');
    asks(guild, 'SF-3.9', 'complete-quest');
    offers(guild, 'quest sprouts', 'SF-7.3', 'quest', { quest: card('sprouts') }, ['quest sprouts']);
    offers(guild, 'quest high-1', 'SF-7.3', 'quest', { quest: card('high-1') }, ['quest high-1']);
    asks(guild.play('quest sprouts'), 'SF-3.9', 'keep-quest');
    asks(plays('echo', { city: ['farm', 'mill'] }), 'SF-4.7', 'activate');
    const builder = plays('builder', { hand: ['hall'], supply: { copper: 2 } });
    asks(builder, 'SF-4.10', 'play-card');
    const mover = plays('mover', { city: ['noble'] }).play('yes');
    asks(mover, 'SF-8', 'return');
    offers(mover, 'city 0 noble', 'SF-4.2', 'city', { card: card('noble'), copy: 1, owner: { seat: 0 } }, [
      'city 0 noble',
    ]);
    const razer = plays('razer', { city: ['farm', 'inn'] }).play('yes');
    asks(razer, 'SF-8', 'discard-from-city');
  });

  test('SF-4.1 the order of triggers, SF-5.6 the card snowed in, SF-3.10 cards for a Journey', () => {
    const order = shopTurn({ city: ['usher', 'bard'], hand: ['student', 'farm'], supply: { acorn: 1 } }).play(
      'play student',
    );
    asks(order, 'SF-4.1', 'order');
    const out = { workers: 0, ranger: 0 };
    const snowed = shop({
      players: [{ ...out, city: ['farm', 'mill', 'farm', 'inn'], season: 'winter' }],
      snowstorms: [],
    });
    while (snowed.play(snowed.offered[0] ?? '').prompt !== 'city-snow') expect(snowed.seat).toBe(0);
    asks(snowed, 'SF-5.6', 'city-snow');
    const journey = shopTurn({ season: 'spring', hand: ['farm', 'mill'], supply: { fire: 1 } }).play(
      'worker journey-2',
    );
    asks(journey, 'SF-3.10', 'journey');
  });

  test('SF-1.5, SF-1.12 the secret choices of the beginning', () => {
    const table = new Table(silverfrost, { players: 2, seed: 'said' });
    const [quest = { prompt: null, options: [] }] = table.questions;
    expect(quest.prompt).toMatchObject({ rule: 'SF-1.5', key: 'prompts.keep-lowland' });
    for (const { seat, options } of table.questions) table.play(seat, options[0]?.move ?? '');
    expect(table.questions.map(({ prompt }) => prompt.key)).toEqual(['prompts.mulligan', 'prompts.mulligan']);
    const [{ prompt, options } = quest] = table.questions;
    expect(prompt).toMatchObject({ rule: 'SF-1.12', key: 'prompts.mulligan' });
    expect(options).toEqual([
      { move: 'keep', words: { rule: 'SF-1.12', key: 'moves.keep', values: {} }, targets: [] },
      { move: 'redraw', words: { rule: 'SF-1.12', key: 'moves.redraw', values: {} }, targets: [] },
    ]);
    for (const { seat } of table.questions) table.play(seat, seat === table.view(0).start ? 'redraw' : 'keep');
    const tells = table.entries.map(entry => entry.tells);
    const who = { seat: table.view(0).start };
    expect(tells).toContainEqual({ rule: 'SF-1.12', key: 'journal.redraws', values: { who } });
  });
});
