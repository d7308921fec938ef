import input from '@inquirer/input';
import select from '@inquirer/select';
import { Interrupted } from './interruption.ts';
import type { Paint } from './paint.ts';

/** One line to choose and what choosing it means. */
export interface Choice<Meaning> {
  readonly name: string;
  readonly value: Meaning;
}

/** How a person answers. Every answer can instead be an `Interrupted`. */
export interface Keyboard {
  choose<Meaning>(message: string, choices: readonly Choice<Meaning>[], visible: number): Promise<Meaning>;
  type(message: string): Promise<string>;
}

/** The keyboard of the terminal. What was asked disappears once it is answered. */
export function terminalKeyboard(paint: Paint, interruption: AbortSignal): Keyboard {
  const context = { signal: interruption, clearPromptOnDone: true };
  const theme = {
    prefix: '',
    style: {
      message: (text: string) => text,
      highlight: (text: string) => paint('cyan', text),
      answer: (text: string) => paint('cyan', text),
      keysHelpTip: () => undefined,
    },
  };
  return {
    choose: (message, choices, visible) =>
      unlessInterrupted(select({ message, choices, pageSize: visible, loop: false, theme }, context)),
    type: message => unlessInterrupted(input({ message, theme: { ...theme, prefix: paint('cyan', '›') } }, context)),
  };
}

/** How the prompts say that they were left unanswered. */
const LEFT = ['ExitPromptError', 'AbortPromptError'];

async function unlessInterrupted<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw error instanceof Error && LEFT.includes(error.name) ? new Interrupted() : error;
  });
}
