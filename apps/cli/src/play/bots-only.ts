import { breathe } from '../terminal/interruption.ts';
import { botChance, nextQuestion, playBot, playerIn, promiseOf, type TerminalTable } from './terminal-table.ts';

/** Lets bots play a game to its end, telling what happens as it happens. */
export async function playBotsOnly(
  sitting: TerminalTable,
  tell: (line: string) => void,
  interruption: AbortSignal,
): Promise<void> {
  const chance = botChance(sitting);
  let told = 0;
  tell(promiseOf(sitting));
  for (;;) {
    const journal = sitting.table.journal('spectator');
    for (const { tells } of journal.slice(told)) tell(sitting.voice.say(tells));
    told = journal.length;
    const question = nextQuestion(sitting, null);
    if (question === null) return;
    const { bot } = playerIn(sitting, question.seat);
    if (bot === null) throw new Error('a person sits where only bots were expected');
    playBot(sitting, bot, question.seat, chance);
    await breathe(interruption);
  }
}
