import type { Paint } from './paint.ts';

/** Where a game is shown. */
export interface Screen {
  readonly columns: number;
  readonly rows: number;
  readonly paint: Paint;
  /** Replaces everything on the screen. */
  show(lines: readonly string[]): void;
}

/** For terminals that do not know their own size. */
export const USUAL_COLUMNS = 80;
const USUAL_ROWS = 24;

const ENTER = '\u001b[?1049h';
const LEAVE = '\u001b[?25h\u001b[?1049l';
const CLEAR = '\u001b[2J\u001b[H';

/** A screen of its own in the terminal, so that no choice stays in what can be scrolled back to. */
export class TerminalScreen implements Screen {
  readonly paint: Paint;
  readonly #stream: NodeJS.WriteStream;
  #entered = false;

  constructor(stream: NodeJS.WriteStream, paint: Paint) {
    this.#stream = stream;
    this.paint = paint;
  }

  get columns(): number {
    return this.#stream.columns || USUAL_COLUMNS;
  }

  get rows(): number {
    return this.#stream.rows || USUAL_ROWS;
  }

  show(lines: readonly string[]): void {
    const entering = this.#entered ? '' : ENTER;
    this.#entered = true;
    this.#stream.write(`${entering}${CLEAR}${lines.map(line => `${line}\n`).join('')}`);
  }

  /** Gives the terminal back as it was. */
  leave(): void {
    if (this.#entered) this.#stream.write(LEAVE);
    this.#entered = false;
  }
}
