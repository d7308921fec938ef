import type { ResultRow } from '../storage/schema.ts';
import type { Result } from './result.ts';

export const rowOfResult = (table_id: string, { winners, scores, journal, people, record }: Result): ResultRow => ({
  table_id,
  winners: JSON.stringify(winners),
  scores: JSON.stringify(scores),
  journal: JSON.stringify(journal),
  people: JSON.stringify(people),
  record,
});

export const resultIn = ({ winners, scores, journal, people, record }: ResultRow): Result => ({
  winners: JSON.parse(winners) as Result['winners'],
  scores: JSON.parse(scores) as Result['scores'],
  journal: JSON.parse(journal) as Result['journal'],
  people: JSON.parse(people) as Result['people'],
  record,
});
