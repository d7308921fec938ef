import type { Words } from '@snowbound/silverfrost';
import { compileContent } from '../../src/content/content.ts';
import { type Arrangement, type PlayerArrangement, Scene } from '../rulebook/scene.ts';
import { workshopFile } from './workshop.ts';

/** The workshop with a Student that does this when played. */
const studying = (whenPlayed: Words) =>
  compileContent({
    ...workshopFile,
    cards: workshopFile.cards.map(card => (card.id === 'student' ? { ...card, whenPlayed } : card)),
  });

/** Seat 0 plays that Student from an otherwise empty hand. */
export const plays = (words: Words, you: PlayerArrangement = {}, rest: Arrangement = {}, players = 2): Scene =>
  new Scene(
    {
      ...rest,
      players: [
        {
          ...you,
          hand: ['student', ...(you.hand ?? [])],
          supply: { fire: 0, ...you.supply, acorn: 1 + (you.supply?.['acorn'] ?? 0) },
        },
        ...(rest.players ?? []),
      ],
    },
    players,
    {},
    studying(words),
  ).play('play student');
