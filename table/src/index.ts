export type { Lay } from './lay.ts';
export type { Option, Question } from './question.ts';
export { readerOf } from './reader.ts';
export type { GameRecord, Move } from './record.ts';
export { readRecord, writeRecord } from './record-file.ts';
export { replay } from './replay.ts';
export { type Outcome, type Refusal, readScenario, runScenario, type Scenario } from './scenario.ts';
export { type Answer, type AnyTable, Table } from './table.ts';
export { tableLanguages } from './words.ts';
