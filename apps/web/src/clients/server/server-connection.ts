import { DeltaDecoder, type ServerEvent } from '@snowbound/protocol/browser';

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
/** A socket that opens and stays silent is given up. */
const PATIENCE = 10_000;

/** How the server says that it will not have us: there is no hurry to ask again. */
const TRY_LATER = 1013;
const NO_IDENTITY = 4003;

/** The live connection to one table. It comes back by itself for as long as somebody looks. */
export class ServerConnection {
  readonly #decoder = new DeltaDecoder();
  readonly #table: string;
  readonly #hear: (heard: ServerEvent) => void;
  readonly #changed: (isThere: boolean) => void;
  #socket: WebSocket | null = null;
  #lost = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(table: string, hear: (heard: ServerEvent) => void, changed: (isThere: boolean) => void) {
    this.#table = table;
    this.#hear = hear;
    this.#changed = changed;
    addEventListener('online', this.#atOnce);
    document.addEventListener('visibilitychange', this.#atOnce);
    this.#connect();
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#atOnce);
    document.removeEventListener('visibilitychange', this.#atOnce);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/live?form=short`);
    this.#socket = socket;
    const patience = setTimeout(() => socket.close(), PATIENCE);
    socket.onopen = () => {
      this.#decoder.reconnect();
      socket.send(this.#decoder.watch(0, this.#table));
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(patience);
      this.#lost = 0;
      this.#changed(true);
      for (const heard of this.#decoder.hear(data)) this.#hear(heard);
    };
    socket.onclose = ({ code }) => {
      clearTimeout(patience);
      if (this.#socket !== socket || this.#isOver) return;
      this.#changed(false);
      const isSentAway = code === TRY_LATER || code === NO_IDENTITY;
      const wait = isSentAway ? LONGEST_PAUSE : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#lost++);
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  /** The device is awake or online again: no need to wait. */
  readonly #atOnce = (): void => {
    const isDown = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (isDown && document.visibilityState === 'visible') this.#connect();
  };
}
