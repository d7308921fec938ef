import type { ResultRow } from '../storage/sqlite/schema.ts';
import type { TableResult } from './result.ts';

export const rowOfResult = (
  table_id: string,
  { winners, scores, journal, people, record }: TableResult,
): ResultRow => ({
  table_id,
  winners: JSON.stringify(winners),
  scores: JSON.stringify(scores),
  journal: JSON.stringify(journal),
  people: JSON.stringify(people),
  record,
});

export const resultIn = ({ winners, scores, journal, people, record }: ResultRow): TableResult => ({
  winners: JSON.parse(winners) as TableResult['winners'],
  scores: JSON.parse(scores) as TableResult['scores'],
  journal: JSON.parse(journal) as TableResult['journal'],
  people: JSON.parse(people) as TableResult['people'],
  record,
});
