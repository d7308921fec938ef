import { LOCALES, type Phrase, say } from '@snowbound/engine';
import { bigCritterText, cardText, HEADS, type Head, silverfrost, speakerOf } from '@snowbound/silverfrost';
import { readerOf } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { type Arrangement, type PlayerArrangement, type Scene, shop, shopTurn } from '../rulebook/scene.ts';
import { workshop, workshopFile } from './workshop.ts';

const speaker = speakerOf(workshopFile);
const english = await readerOf(silverfrost, 'en');
const textIn = (id: string): Phrase => {
  const card = workshopFile.cards.find(each => each.id === id);
  if (card !== undefined) return cardText(card, speaker);
  const critter = workshopFile.bigCritters.find(each => each.id === id);
  if (critter === undefined) throw new Error(`no card ${id}`);
  return bigCritterText(critter, speaker);
};

/** Words that have been tested below, by the titles that name them. */
const tested = new Set<string>();
function word(head: Head, id: string, check: () => void): void {
  tested.add(head);
  test(`${head} · “${say(textIn(id), english)}”`, check);
}

/** Plays a card from an otherwise empty hand, with plenty to pay for it. */
const plays = (id: string, you: PlayerArrangement = {}, rest: Arrangement = {}): Scene =>
  shopTurn({ ...you, hand: [id, ...(you.hand ?? [])], supply: { acorn: 1, birch: 1, ...you.supply } }, rest).play(
    `play ${id}`,
  );

/** Calls a Big Critter, the only one that is face up. */
const calls = (id: string): Scene => plays('caller', {}, { mountain: [null, null, null, id] });

describe('every word does what its text says', () => {
  word('gain', 'mill', () => expect(plays('mill').you.supply).toMatchObject({ moss: 1, fire: 2 }));
  word('gain', 'hoarder', () => expect(plays('hoarder', { city: ['farm', 'mill'] }).you.supply.point).toBe(2));
  word('draw', 'reader', () => {
    expect(plays('reader', { supply: { fire: 5 } }).you.hand).toHaveLength(2);
    expect(plays('reader', { supply: { fire: 9 } }).you.hand).toHaveLength(3);
  });
  word('drawUpTo', 'student', () => expect(plays('student', { hand: ['farm'] }).you.hand).toHaveLength(6));
  word('drawFromValley', 'forager', () => {
    const turn = plays('forager', {}, { valley: ['farm', 'mill', 'hall'] }).play('valley hall', 'valley farm');
    expect(turn.you.hand).toEqual(['farm', 'hall']);
  });
  word('drawFromValley', 'collector', () => {
    expect(plays('collector', {}, { valley: ['farm', 'hall'] }).offered).toEqual(['valley farm']);
  });
  word('inspect', 'seer', () => {
    const turn = plays('seer', {}, { deckTop: ['hall', 'farm', 'farm'] });
    expect(turn.offered).toEqual(['card hall', 'card farm']);
    expect(turn.view.inspected).toHaveLength(3);
    expect(turn.table.view(1).inspected).toEqual([null, null, null]);
    turn.play('card hall');
    expect(turn.you.hand).toEqual(['hall']);
    expect(turn.view).toMatchObject({ discard: 2, inspected: [] });
  });
  word('discard', 'miser', () => {
    const turn = plays('miser', { hand: ['farm', 'mill', 'hall'] }).play('card farm', 'card hall');
    expect(turn.you.hand).toEqual(['mill']);
  });
  word('discardUpTo', 'minstrel', () => {
    const turn = plays('minstrel', { hand: ['farm', 'mill', 'hall', 'inn'] });
    expect(turn.play('card farm', 'card mill', 'card hall').you).toMatchObject({ hand: ['inn'], supply: { point: 3 } });
  });
  word('discardFromValley', 'sweeper', () => {
    const turn = plays('sweeper', {}, { valley: ['farm x2', 'mill'], deck: [] }).play('valley farm');
    expect(turn.view.valley.slice(0, 2)).toMatchObject([{ copies: 1 }, { id: 'mill' }]);
    expect(turn.play('done').seat).toBe(1);
    const all = plays('sweeper', {}, { valley: ['farm x2', 'mill'], deck: [] }).play('valley farm', 'valley farm');
    expect(all.seat).toBe(1);
    expect(all.table.journal(0).map(({ tells }) => tells)).toContainEqual({
      rule: 'SF-8',
      key: 'journal.discards-from-valley',
      values: { who: { seat: 0 }, card: expect.anything() },
    });
  });
  word('payUpTo', 'stoker', () => {
    expect(plays('stoker', { supply: { fire: 3 } }).play('fire', 'fire').you.supply).toMatchObject({
      fire: 1,
      point: 4,
    });
  });
  word('payUpTo', 'trader', () => {
    const turn = plays('trader', { supply: { moss: 2 } }).play('moss', 'done', 'copper');
    expect(turn.you.supply).toMatchObject({ moss: 1, copper: 1 });
  });
  word('pay', 'kiln', () => {
    const turn = plays('kiln', { supply: { moss: 2, acorn: 0 } });
    expect(turn.play('moss').you.supply).toMatchObject({ moss: 0, point: 2 });
  });
  word('mayPay', 'razer', () => {
    const declined = plays('razer', { city: ['farm'] }).play('no');
    expect(declined.city(0)).toEqual(['farm', 'razer']);
    const taken = plays('razer', { city: ['farm'] }).play('yes', 'moss', 'moss', 'copper');
    expect(taken.city(0)).toEqual(['razer']);
  });
  word('mayPay', 'broker', () => {
    const turn = plays('broker', { hand: ['farm', 'mill'], supply: { fire: 1 } });
    expect(turn.play('yes', 'card farm', 'card mill').you).toMatchObject({ supply: { fire: 0 } });
    expect(turn.you.hand).toHaveLength(3);
  });
  word('give', 'giver', () => {
    const turn = plays('giver', { supply: { acorn: 2, moss: 1 } }).play('moss');
    expect(turn.player(1).supply).toMatchObject({ acorn: 1, moss: 1 });
  });
  word('give', 'patron', () => expect(plays('patron').player(1).supply.fire).toBe(2));
  word('giveCards', 'postman', () => {
    expect(
      plays('postman', { hand: ['farm', 'mill'] })
        .play('card farm', 'card mill')
        .player(1).hand,
    ).toEqual(['farm', 'mill']);
  });
  word('giveCardsUpTo', 'friend', () => {
    const turn = plays('friend', { hand: ['farm', 'mill'] }).play('card farm', 'done');
    expect(turn.you.supply.point).toBe(1);
  });
  word('letDraw', 'herald', () => expect(plays('herald').player(1).hand).toHaveLength(1));
  word('letDraw', 'teacher', () => expect(plays('teacher').player(1).hand).toHaveLength(2));
  word('letDraw', 'neighbour', () => expect(plays('neighbour').player(1).hand).toHaveLength(1));
  word('let', 'beast-3', () => {
    expect(calls('beast-3').player(1).supply).toMatchObject({ acorn: 2, fire: 2 });
  });
  word('let', 'beast-12', () => {
    const turn = calls('beast-12').play('moss', 'copper');
    expect(turn.player(1).supply).toMatchObject({ moss: 1, copper: 1, point: 1 });
  });
  word('let', 'beast-19', () => expect(calls('beast-19').play('birch').player(1).supply.birch).toBe(1));
  word('clearSnow', 'digger', () => {
    const turn = plays('digger', { city: ['inn snow'], hand: ['hall'], supply: { fire: 0 } });
    expect(turn.offered).toEqual(['city 0 inn', 'done']);
    expect(turn.play('city 0 inn', 'card hall').you).toMatchObject({ hand: [], supply: { snow: 1 } });
  });
  word('clearSnow', 'plough', () => {
    expect(plays('plough', {}, { snow: ['moss'] }).play('snow moss').you.supply.snow).toBe(1);
    expect(plays('plough', {}, { snow: ['moss'] }).play('done').you.supply.snow).toBe(0);
  });
  word('moveChimney', 'mason', () => {
    expect(plays('mason', { city: ['farm chimney', 'inn'] }).city(0)).toEqual(['farm', 'inn chimney', 'mason']);
  });
  word('takeBackChimney', 'sweep', () => {
    expect(plays('sweep', { city: ['farm chimney'] }).you).toMatchObject({ chimneys: 1 });
  });
  word('useBigCritter', 'caller', () => {
    expect(plays('caller', {}, { mountain: [null, null, null, 'bear'] }).you.supply).toMatchObject({
      fire: 4,
      point: 0,
    });
  });
  word('returnToHand', 'mover', () => {
    expect(plays('mover', { city: ['noble'] }).play('yes', 'city 0 noble').you.hand).toEqual(['noble']);
  });
  word('activate', 'echo', () => {
    const turn = plays('echo', { city: ['farm', 'mill snow', 'echo'], supply: { fire: 0 } });
    expect(turn.you.supply.acorn).toBe(2);
  });
  word('activate', 'mimic', () => {
    expect(plays('mimic', {}, { players: [{}, { city: ['farm'] }] }).you.supply.acorn).toBe(1);
  });
  word('activate', 'copyist', () => {
    const players = [{ hand: ['copyist'], supply: { acorn: 1 } }, { city: ['farm'] }, { city: ['mill'] }];
    expect(shop({ players }, 3).play('play copyist').you.supply).toMatchObject({ acorn: 1, moss: 0 });
  });
  word('useLocation', 'runner', () => expect(plays('runner').play('use birch').you.supply.birch).toBe(4));
  word('useLocation', 'smith', () => {
    expect(plays('smith', { hand: ['farm'] }).play('use forge', 'card farm', 'moss').you.supply.moss).toBe(1);
  });
  word('playCard', 'builder', () => {
    const turn = plays('builder', { hand: ['hall'], supply: { copper: 2, birch: 0 } }, { valley: ['mill'] });
    expect(turn.offered).toEqual(['play hall', 'play mill from valley', 'done']);
    expect(turn.play('play mill from valley').you.supply).toMatchObject({ copper: 2, moss: 1 });
  });
  word('completeQuest', 'scholar', () => {
    const turn = plays('scholar', { city: ['farm'], lowlands: ['sprouts'] }, { highlands: [] }).play('quest sprouts');
    expect(turn.you.completed).toEqual(['sprouts']);
  });
  word('drawQuests', 'scholar', () => {
    const turn = plays('scholar', {}, { highlands: [], lowlandDeck: ['low-1', 'low-2', 'low-3'] });
    expect(turn.prompt).toBe('keep-quest');
    turn.play(turn.offered[0] ?? '');
    expect(turn.you.lowlands).toHaveLength(1);
    expect(turn.view.lowlandDeck).toBe(2);
  });
  word('choose', 'chooser', () => {
    expect(plays('chooser').play('option 1').you.supply.fire).toBe(3);
    expect(plays('chooser').play('option 2').you.hand).toHaveLength(2);
  });
  word('may', 'bard', () => {
    const played = shopTurn({ city: ['bard'], hand: ['pebble', 'farm'] }).play('play pebble');
    expect(played.offered).toEqual(['yes', 'no']);
    expect(played.play('no').you.hand).toEqual(['farm']);
  });
  word('if', 'judge', () => {
    expect(plays('judge', { city: ['farm'] }).you.supply.point).toBe(0);
    expect(plays('judge', { city: ['farm', 'inn'] }).you.supply.point).toBe(3);
  });
});

describe('every occasion sets its card off', () => {
  const occasion = (id: string, check: () => void) => test(`${id} · “${say(textIn(id), english)}”`, check);

  occasion('clerk', () => expect(plays('pebble', { city: ['clerk'] }).you.supply.moss).toBe(1));
  occasion('porter', () => {
    expect(shopTurn({ city: ['porter'] }).play('worker birch').you.supply.fire).toBe(2);
    expect(shopTurn({ city: ['porter'] }).play('worker hot-springs').you.supply.fire).toBe(3);
  });
  occasion('skier', () => {
    const turn = shopTurn({ city: ['skier', 'skater', 'farm snow'], supply: { fire: 1 } }).play('clear farm');
    expect(turn.you.supply.point).toBe(1);
    expect(turn.you.hand).toHaveLength(1);
    expect(turn.prompt).toBe('turn');
  });
  occasion('skater', () => {
    const turn = shopTurn({ city: ['skater'], supply: { fire: 1, birch: 1 } }, { valley: ['mill snow'] });
    expect(turn.play('play mill from valley').you.hand).toHaveLength(1);
  });
  occasion('scribe', () => {
    const turn = shopTurn({ city: ['scribe', 'farm'], lowlands: ['sprouts'] }, { highlands: [], lowlandDeck: [] });
    expect(turn.play('worker guild-1', 'quest sprouts', 'copper').you.supply.copper).toBe(1);
  });
  occasion('rider', () => {
    const turn = shopTurn({ city: ['rider'], supply: { fire: 1 } }, { mountain: ['bear'] }).play('worker beacon-1');
    expect(turn.you.supply).toMatchObject({ acorn: 1, fire: 3 });
  });
  occasion('potter', () => {
    const turn = shopTurn({ city: ['potter', 'hall'], hand: ['noble'], chimneys: 1, supply: { fire: 1 } });
    expect(turn.play('play noble').you.supply.copper).toBe(1);
  });
  occasion('mourner', () => {
    const turn = plays('razer', { city: ['mourner', 'farm'] }).play('yes', 'moss', 'moss', 'moss');
    expect(turn.you.hand).toHaveLength(1);
    const torn = shopTurn({ city: ['mourner', 'crane'], hand: ['crown'] }).play('play crown');
    expect(torn.you.hand).toHaveLength(1);
  });
});

describe('words and texts hold together', () => {
  test('no word without a test', () => {
    expect(HEADS.filter(head => !tested.has(head))).toEqual([]);
  });

  test('no word that the workshop does not show', () => {
    const used = JSON.stringify(workshopFile);
    expect(HEADS.filter(head => !used.includes(`"${head}":`))).toEqual([]);
  });

  test.each(LOCALES)('no word without text and no text without a word, in %s', async locale => {
    const { wording } = await readerOf(silverfrost, locale);
    const texts = Object.keys(wording)
      .filter(key => key.startsWith('words.'))
      .map(key => key.slice('words.'.length));
    const heads: readonly string[] = HEADS;
    expect(heads.filter(head => !texts.includes(head))).toEqual([]);
    const beside = ['chain', 'nothing', 'no-space', 'fire-to-left', 'community'];
    expect(texts.filter(text => !heads.includes(text.split('-')[0] ?? '') && !beside.includes(text))).toEqual([]);
  });

  test.each(LOCALES)('every card of the workshop has a whole text of its own in %s', async locale => {
    const reader = await readerOf(silverfrost, locale);
    for (const { file } of workshop.cards) {
      const text = say(cardText(file, speaker), reader);
      expect(text, file.id).toMatch(/\p{L}.*\.$/u);
      expect(text, file.id).not.toMatch(/[{}#]|undefined|\b(words|amounts|filters|needs)\.\w/);
    }
  });
});
