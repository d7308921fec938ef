import type { TableResult } from '../port/tables.ts';
import type { ResultRow } from './schema.ts';

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
  winners: winnersIn(winners),
  scores: JSON.parse(scores) as TableResult['scores'],
  journal: JSON.parse(journal) as TableResult['journal'],
  people: JSON.parse(people) as TableResult['people'],
  record,
});

export const winnersIn = (winners: string): TableResult['winners'] => JSON.parse(winners) as TableResult['winners'];
