import { type AnyGame, type Phrase, Problem, type Reader, say } from '@snowbound/engine';
import type { Scenario } from './scenario.ts';
import { type Difference, differences } from './scenario-differences.ts';
import { type Found, lookFor, offeredTo, stepsOf } from './scenario-looks.ts';
import { type AnyTable, Table } from './table.ts';
import { phrase } from './words.ts';

export type ScenarioOutcome =
  | { readonly ok: true; readonly show: Shown }
  /** Something is not as expected. */
  | { readonly ok: false; readonly show: Shown; readonly differs: readonly Difference[] }
  /** A move was refused. `at` counts the moves from 1. */
  | { readonly ok: false; readonly at: number; readonly refused: ScenarioRefusal; readonly offered: readonly string[] };

type Shown = Readonly<Record<string, unknown>>;

export interface ScenarioRefusal {
  readonly rule: string;
  readonly text: string;
}

/** Arranges the position, plays the moves as offered, shows what was asked for and holds it to what is expected. */
export async function runScenario(game: AnyGame, scenario: Scenario, reader: Reader): Promise<ScenarioOutcome> {
  const help = await game.scenarios?.();
  const numbered = (value: unknown, at: string): unknown => help?.numbered?.(value, at) ?? value;
  const named = <Value>(value: Value, line = ''): Value =>
    scenario.spaces === 'rows' ? ((help?.named?.(value, stepsOf(line)) ?? value) as Value) : value;
  const looksFor = (table: AnyTable, line: string, at: string) =>
    lookFor(table, String(numbered(line, at)), at, tells => named(tells));
  const { players, options, seed, moves } = scenario;
  const arrangement = numbered(scenario.arrange, 'arrange');
  const table = new Table(game, { players, options, seed, arrangement });
  const impossible = arrangement === undefined || scenario.impossible ? null : help?.whyImpossible(arrangement, table);
  if (impossible) throw new Problem(phrase(impossible.phrase.rule, 'scenario.impossible', { why: impossible.phrase }));
  const looks = await Promise.all(
    scenario.show.map(async (line, index) => ({ line, look: await looksFor(table, line, `scenario.show[${index}]`) })),
  );
  const expected = await Promise.all(
    Object.entries(scenario.expect).map(async ([line, value]) => {
      const at = `scenario.expect["${line}"]`;
      // What is said is compared as it is said.
      const wanted = line.startsWith('journal') ? value : numbered(value, at);
      return { line, value: wanted, look: await looksFor(table, line, at) };
    }),
  );
  for (const [index, { seat, move }] of moves.entries()) {
    const reason = table.play(seat, String(numbered(move, `scenario.moves[${index}]`)));
    if (reason !== null) {
      return {
        ok: false,
        at: index + 1,
        refused: refusal(named(reason), reader),
        offered: named(offeredTo(table, seat)),
      };
    }
  }
  const show = Object.fromEntries(looks.map(({ line, look }) => [line, named(valueIn(look()), line)]));
  const differs = expected.flatMap(({ line, value, look }) => differences(line, value, look()));
  if (differs.length === 0) return { ok: true, show };
  const reported = differs.map(({ path, kind, expected: wanted, actual }) => ({
    ...{ path, kind, expected: named(wanted, path), actual: named(actual, path) },
  }));
  return { ok: false, show, differs: reported };
}

/** Nothing is shown where there is nothing. */
const valueIn = (found: Found): unknown => ('value' in found ? found.value : null);

const refusal = (reason: Phrase, reader: Reader): ScenarioRefusal => ({ rule: reason.rule, text: say(reason, reader) });
