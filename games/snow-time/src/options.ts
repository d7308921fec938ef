import type { OptionSpec, Options } from '@snowbound/engine';

const BONUS = 'bonus';
const ASKED = 'asked';

/** What a table may choose. ST-5.4: a bonus is simply taken, or everybody who may take one is asked. */
export const OPTIONS: readonly OptionSpec[] = [{ name: BONUS, choices: ['taken', ASKED] }];

export const asksBonus = (options: Options): boolean => options[BONUS] === ASKED;
