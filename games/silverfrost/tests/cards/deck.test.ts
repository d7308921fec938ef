import { type CardFile, HEADS, type Head, silverfrost, type Words } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';
import { INTENTS } from './intents.ts';

const { cards } = silverfrost.content.file;

const copies = (fits: (card: CardFile) => boolean): number =>
  cards.filter(fits).reduce((sum, { copies: each }) => sum + each, 0);

const costOf = ({ cost }: CardFile): number =>
  cost === 'fire-to-left' ? 1 : Object.values(cost).reduce((sum, amount) => sum + amount, 0);

/** Base points that a card of this cost is about worth beside its effect. */
const WORTH = [0, 0, 1, 2, 3, 3, 4, 5, 5];

const CHIMNEYS = ['green', 'blue', 'tan', 'red', 'purple', 'unique', 'common'];

/** Every word of a list, words inside words included. */
const everyWord = (words: Words): Words =>
  words.flatMap(word => [
    word,
    ...('do' in word ? everyWord(word.do) : []),
    ...('may' in word ? everyWord(word.may) : []),
    ...('choose' in word ? word.choose.flatMap(everyWord) : []),
  ]);

const words = cards.flatMap(({ produces, whenPlayed, whenVisited, whenever }) =>
  everyWord([...(produces ?? []), ...(whenPlayed ?? []), ...(whenVisited ?? []), ...(whenever?.do ?? [])]),
);

const written = JSON.stringify(cards);

describe('SF-1.2: the house deck', () => {
  test('has 123 cards of 46 to 52 kinds', () => {
    expect(copies(() => true)).toBe(123);
    expect(cards.length).toBeGreaterThanOrEqual(46);
    expect(cards.length).toBeLessThanOrEqual(52);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  });

  test.each([
    ['green', 50],
    ['blue', 20],
    ['tan', 18],
    ['red', 17],
    ['purple', 18],
  ])('about as many %s cards as %i', (colour, count) => {
    expect(Math.abs(copies(card => card.colour === colour) - count)).toBeLessThanOrEqual(3);
  });

  test('is half Critters and half Constructions, half Unique and half Common', () => {
    for (const half of [copies(({ type }) => type === 'critter'), copies(({ unique }) => unique === true)]) {
      expect(half).toBeGreaterThanOrEqual(58);
      expect(half).toBeLessThanOrEqual(65);
    }
  });

  test('has 2 to 4 copies of each kind, and more of one staple', () => {
    const staples = cards.filter(card => card.copies > 4);
    expect(staples.map(({ id }) => id)).toEqual(['birch-camp']);
    expect(staples[0]?.copies).toBeLessThanOrEqual(8);
    expect(Math.min(...cards.map(card => card.copies))).toBe(2);
  });

  test('has base points from −1 to 5, never more than 1 off what the cost is worth', () => {
    const points = cards.map(card => card.points);
    expect([Math.min(...points), Math.max(...points)]).toEqual([-1, 5]);
    for (const card of cards) {
      expect(Math.abs(card.points - (WORTH[costOf(card)] as number)), card.id).toBeLessThanOrEqual(1);
    }
  });

  test('has every kind of chimney, mostly a colour, and Critters for each', () => {
    const constructions = cards.filter(({ type }) => type === 'construction');
    expect(new Set(constructions.map(({ chimney }) => chimney))).toEqual(new Set(CHIMNEYS));
    const byRank = constructions.filter(({ chimney }) => chimney === 'unique' || chimney === 'common');
    expect(byRank.length * 3).toBeLessThanOrEqual(constructions.length);
    for (const colour of CHIMNEYS.slice(0, 5)) {
      expect(cards.some(card => card.type === 'critter' && card.colour === colour)).toBe(true);
    }
  });

  test('SF-3.8: has at least 6 different red Critters', () => {
    expect(cards.filter(({ colour, type }) => colour === 'red' && type === 'critter').length).toBeGreaterThanOrEqual(6);
  });

  test('SF-7.4: has five Unique Watch Critters, one of each colour', () => {
    const watch = cards.filter(({ family }) => family === 'watch');
    const ids = ['air-watch', 'fire-watch', 'forest-watch', 'mist-watch', 'mountain-watch'];
    expect(watch.map(({ id }) => id).sort()).toEqual(ids);
    expect(watch.every(({ type, unique }) => type === 'critter' && unique === true)).toBe(true);
    expect(new Set(watch.map(({ colour }) => colour)).size).toBe(5);
    expect(watch.find(({ colour }) => colour === 'red')?.id).toBe('fire-watch');
  });

  test.each([
    // docs/balance.md: who changes these measures again.
    ['birch-camp', 2, 0],
    ['mountain-watch', 4, 2],
    ['mist-watch', 5, 2],
    ['frost-hall', 6, 3],
    ['salvage-yard', 3, 1],
    ['mountaineer', 1, 1],
    ['stormwatch', 3, 1],
    ['flue-master', 3, 2],
    ['quartermaster', 4, 2],
    ['trailbreaker', 3, 1],
    ['curious-lemming', 2, 2],
    ['ice-palace', 8, 5],
    ['waystation', 2, 0],
    ['chimney-sweep', 3, 2],
    ['wandering-teacher', 2, 2],
    ['wool-merchant', 3, 3],
    ['chronicler', 2, 2],
    ['bark-carver', 2, 2],
    ['storyteller', 2, 1],
    ['smokehouse', 3, 1],
    ['scaffolding', 1, 0],
  ])('has the balanced %s: cost %i, %i base points', (id, cost, points) => {
    const card = cards.find(each => each.id === id) as CardFile;
    expect([costOf(card), card.points]).toEqual([cost, points]);
  });

  test.each([
    ['ice-palace', 'purple'],
    ['scaffolding', 'tan'],
  ])('has the balanced chimney of %s: %s', (id, chimney) => {
    expect(cards.find(each => each.id === id)?.chimney).toBe(chimney);
  });

  test('says why each kind is there', () => {
    for (const { id } of cards) expect(INTENTS[id]?.length, id).toBeGreaterThan(20);
  });
});

/** Words that stand on cards of the box alone. */
const FOR_OWNERS: readonly Head[] = ['let'];

describe('SF-8: the house deck uses', () => {
  test.each(HEADS.filter(head => !FOR_OWNERS.includes(head)))('the word “%s”', head => {
    expect(words.some(word => head in word)).toBe(true);
  });

  test('none of those that are there for owners of the box', () => {
    expect(words.filter(word => FOR_OWNERS.some(head => head in word))).toEqual([]);
  });

  test.each([
    ['a trigger on a play', '"you":{"play":'],
    ['a trigger on a visit', '"you":{"visit":'],
    ['a trigger on clearing Snow', '"you":{"clear":"snow"}'],
    ['a trigger on a Quest', '"you":{"complete":"quest"}'],
    ['a trigger on a Big Critter', '"you":{"use":"big-critter"}'],
    ['a trigger on a chimney', '"you":{"use":"chimney"}'],
    ['a trigger on a discard from the city', '"you":{"discard":"from-city"}'],
    ['an ability that makes a card free', '"less":"all","for":'],
    ['an ability that makes a card cheaper', '"less":2,"for":'],
    ['an ability that moves a chimney', '"movingChimney":true'],
    ['an ability that takes its own card', '"for":{"thisCard":true}'],
    ['an ability that takes another card of the city', '"for":{"fire":2,"fromCity":'],
    ['an ability that takes Fire and cards', '"for":{"fire":1,"cards":1}'],
    ['a bonus for cards', '"bonus":[{"points":1,"forEach":{"cards":'],
    ['a bonus for things had', '"bonus":[{"points":1,"forEach":{"have":'],
    ['a bonus for pairs', '"bonus":[{"points":1,"forEach":{"pairs":'],
    ['a bonus for having enough', '"if":{"atLeast":5,'],
    ['a bonus for having more than the left player', '"if":{"moreThanLeft":'],
    ['a bonus for having as many as the left player', '"if":{"asManyAsLeft":'],
    ['a card that takes no space', '"takesNoSpace":true'],
    ['a price of Fire to the left', '"cost":"fire-to-left"'],
    ['a gift to a chosen player', '"to":"chosen"'],
    ['a gift to the left player', '"to":"left"'],
  ])('%s', (_what, json) => {
    expect(written).toContain(json);
  });
});
