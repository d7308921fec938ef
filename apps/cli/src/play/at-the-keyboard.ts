import type { PlayerIndex, Viewer } from '@snowbound/engine';
import type { QuestionSnapshot } from '@snowbound/table';
import { boardOf } from '../boards/board.ts';
import { breathe } from '../terminal/interruption.ts';
import type { Choice, Keyboard } from '../terminal/keyboard.ts';
import { widthOf, wrapped } from '../terminal/layout.ts';
import { inSeatColour, shapeOf } from '../terminal/paint.ts';
import type { Screen } from '../terminal/screen.ts';
import {
  botChance,
  calledAt,
  namesBySeat,
  nextQuestion,
  playBot,
  playerIn,
  promiseOf,
  type TerminalTable,
} from './terminal-table.ts';
import { UnreadJournal } from './unread-journal.ts';

/** Lines to choose from that are always on the screen. */
const LEAST_VISIBLE = 5;

type Answer = { readonly move: string } | 'undo' | 'why-not' | 'journal' | 'wish';

/** Plays a game with people at one keyboard to its end; says what happened since the last choice. */
export async function playAtTheKeyboard(
  terminalTable: TerminalTable,
  { keyboard, screen, interruption }: { keyboard: Keyboard; screen: Screen; interruption: AbortSignal },
): Promise<readonly string[]> {
  const hotSeat = new HotSeat(terminalTable, keyboard, screen);
  const chance = botChance(terminalTable);
  for (;;) {
    const question = nextQuestion(terminalTable, hotSeat.atTheKeyboard);
    if (question === null) return hotSeat.unread();
    const { bot } = playerIn(terminalTable, question.seat);
    if (bot === null) await hotSeat.ask(question);
    else playBot(terminalTable, bot, question.seat, chance);
    await breathe(interruption);
  }
}

/** People taking turns at one keyboard, none of whom may see what another has chosen. */
class HotSeat {
  readonly #terminalTable: TerminalTable;
  readonly #keyboard: Keyboard;
  readonly #screen: Screen;
  readonly #unread: UnreadJournal;
  readonly #isShared: boolean;
  #atTheKeyboard: PlayerIndex | null = null;
  #notice: string;

  constructor(terminalTable: TerminalTable, keyboard: Keyboard, screen: Screen) {
    this.#terminalTable = terminalTable;
    this.#keyboard = keyboard;
    this.#screen = screen;
    this.#unread = new UnreadJournal(terminalTable.table, terminalTable.voice);
    this.#isShared = terminalTable.players.filter(({ bot }) => bot === null).length > 1;
    this.#notice = promiseOf(terminalTable);
  }

  get atTheKeyboard(): PlayerIndex | null {
    return this.#atTheKeyboard;
  }

  async ask(question: QuestionSnapshot): Promise<void> {
    await this.#passTheKeyboardTo(question.seat);
    const { table } = this.#terminalTable;
    const answer = await this.#answerTo(question);
    this.#notice = '';
    if (answer === 'why-not') await this.#explain(question);
    else if (answer === 'journal') await this.#readJournal(question.seat);
    else if (answer === 'wish') await this.#wish(question.seat);
    else if (answer === 'undo') table.undo(question.seat);
    else table.play(question.seat, answer.move);
    if (this.#isShared) this.#screen.show([]);
  }

  /** What the person who chose last has not read yet. */
  unread(): readonly string[] {
    const seat = this.#terminalTable.table.seating.indexOf(this.#atTheKeyboard ?? 0);
    return this.#unread.for(seat);
  }

  /** Shows what everybody may see until the next person has sat down. */
  async #passTheKeyboardTo(seat: number): Promise<void> {
    const playerIndex = this.#terminalTable.table.seating[seat] ?? null;
    if (this.#isShared && playerIndex !== this.#atTheKeyboard) {
      const name = calledAt(this.#terminalTable, playerIn(this.#terminalTable, seat));
      const message = this.#terminalTable.voice.tell('cli.pass-the-keyboard', { name });
      this.#show('spectator', 2);
      await this.#keyboard.type(message);
    }
    this.#atTheKeyboard = playerIndex;
  }

  async #answerTo(question: QuestionSnapshot): Promise<Answer> {
    const { seat } = question;
    const choices = this.#choicesFor(question);
    const message = this.#messageFor(question, choices.length);
    const asked = message.length + 1;
    const taken = this.#show(seat, asked + Math.min(choices.length, LEAST_VISIBLE));
    const visible = Math.max(LEAST_VISIBLE, this.#screen.rows - taken - asked);
    return this.#keyboard.choose(message.join('\n'), choices, visible);
  }

  #choicesFor({ seat, options }: QuestionSnapshot): readonly Choice<Answer>[] {
    const { table, voice } = this.#terminalTable;
    const moves = options.map(({ move, words }): Choice<Answer> => ({ name: voice.say(words), value: { move } }));
    const mayUndo = table.whyNotUndo(seat) === null;
    const undo: Choice<Answer>[] = mayUndo ? [{ name: voice.tell('cli.undo'), value: 'undo' }] : [];
    const wish: Choice<Answer>[] =
      table.game.wishes === undefined ? [] : [{ name: voice.tell('cli.wish'), value: 'wish' }];
    return [
      ...moves,
      ...undo,
      ...wish,
      { name: voice.tell('cli.why-not'), value: 'why-not' },
      { name: voice.tell('cli.whole-journal'), value: 'journal' },
    ];
  }

  /** Whom the question is for and what it is, in lines that fit. */
  #messageFor({ seat, prompt }: QuestionSnapshot, count: number): string[] {
    const { voice } = this.#terminalTable;
    const { paint, columns } = this.#screen;
    const who = inSeatColour(paint, seat, `${shapeOf(seat)} ${voice.nameOfSeat(seat)}`);
    const question = `${who} · ${paint('bold', voice.say(prompt))}`;
    const withKeys = `${question} ${paint('dim', voice.tell('cli.keys', { count }))}`;
    return widthOf(withKeys) < columns ? [withKeys] : wrapped(question, columns - 1);
  }

  /** As much of the journal as fits on the screen, the latest last. */
  async #readJournal(seat: number): Promise<void> {
    const { table, voice } = this.#terminalTable;
    const { columns, rows } = this.#screen;
    const lines = table.journal(seat).flatMap(({ tells }) => wrapped(voice.say(tells), columns));
    this.#screen.show([...lines.slice(-(rows - 3)), '']);
    await this.#keyboard.type(voice.tell('cli.go-back'));
  }

  /** How a seat is asked from now on. */
  async #wish(seat: number): Promise<void> {
    const { table, voice } = this.#terminalTable;
    const { game } = table;
    const choices = (game.wishes?.all ?? []).map(wish => ({
      name: voice.say(game.wordsFor(wish)),
      value: game.moveFor(wish),
    }));
    table.play(seat, await this.#keyboard.choose(voice.tell('cli.wish'), choices, choices.length));
  }

  async #explain({ seat, options }: QuestionSnapshot): Promise<void> {
    const { table, voice } = this.#terminalTable;
    const example = options[0]?.move ?? '';
    const what = (await this.#keyboard.type(voice.tell('cli.why-not-what', { example }))).trim();
    if (what === '') return;
    const reason = table.whyNot(seat, what);
    if (reason === null) this.#notice = voice.tell('cli.why-not-possible', { what });
    else this.#notice = `${voice.say(reason)}${reason.rule === '' ? '' : ` (${reason.rule})`}`;
  }

  /** Draws the table as `viewer` sees it, leaving `spare` lines; says how many it took. */
  #show(viewer: Viewer, spare: number): number {
    const { table, voice } = this.#terminalTable;
    const { columns, rows, paint } = this.#screen;
    const notice = this.#notice === '' ? [] : wrapped(this.#notice, columns).map(line => paint('yellow', line));
    const draw = boardOf(table.game.name);
    const room = rows - notice.length - 1 - spare;
    const unread = this.#unread.for(viewer);
    const board = draw(table.view(viewer), {
      voice,
      paint,
      columns,
      rows: room,
      playerNames: namesBySeat(this.#terminalTable),
      answers: table.visibleAnswers(viewer),
      unread,
    });
    const lines = [...board, ...notice, ''];
    this.#screen.show(lines);
    return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / columns)), 0);
  }
}
