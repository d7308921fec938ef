import { breathe } from '../terminal/interruption.ts';
import { botChance, nextQuestion, playBot, playerIn, promiseOf, type TerminalTable } from './terminal-table.ts';

/** Lets bots play a game to its end, telling what happens as it happens. */
export async function playBotsOnly(
  terminalTable: TerminalTable,
  tell: (line: string) => void,
  interruption: AbortSignal,
): Promise<void> {
  const chance = botChance(terminalTable);
  let said = 0;
  tell(promiseOf(terminalTable));
  for (;;) {
    const journal = terminalTable.table.journal('spectator');
    for (const { tells } of journal.slice(said)) tell(terminalTable.voice.say(tells));
    said = journal.length;
    const question = nextQuestion(terminalTable, null);
    if (question === null) return;
    const { bot } = playerIn(terminalTable, question.seat);
    if (bot === null) throw new Error('a person sits where only bots were expected');
    playBot(terminalTable, bot, question.seat, chance);
    await breathe(interruption);
  }
}
