import type { Duplex } from 'node:stream';

/** The only WebSocket frame that is read and written here: a text message in one piece. */
const TEXT_MESSAGE = 0x81;
/** Length codes: the length follows in two or eight bytes. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MOST_IN_TWO_BYTES = 0xffff;

const HEADERS = Array.from({ length: TWO_BYTES }, (_, length) => String.fromCharCode(TEXT_MESSAGE, length));

/**
 * Writes a text message as one WebSocket frame in one write. `ws` writes header and text separately, which costs more than
 * making most messages.
 */
export function writeText(wire: Duplex, text: string): void {
  if (text.length <= MOST_IN_TWO_BYTES) {
    const header = plainHeader(text.length);
    // Concatenate first: otherwise both calls below would flatten the string again.
    const message = header + text;
    // Nearly all messages are plain ASCII, which needs no buffer of its own.
    if (Buffer.byteLength(message) === Buffer.byteLength(header) + text.length) {
      wire.write(message, 'latin1');
      return;
    }
  }
  wire.write(frameOf(text, Buffer.byteLength(text)));
}

const plainHeader = (length: number): string =>
  HEADERS[length] ?? String.fromCharCode(TEXT_MESSAGE, TWO_BYTES, length >> 8, length & 0xff);

function frameOf(text: string, length: number): Buffer {
  const header = length < TWO_BYTES ? 2 : length <= MOST_IN_TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = TEXT_MESSAGE;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}

/** Client frames are masked. */
const MASKED = 0x80;
const MASK_BYTES = 4;
const BEYOND_ASCII = 0x80;
/** The longest message a client may send, in bytes. */
export const LARGEST_MESSAGE = 4 * 1024;

/**
 * Reads usual messages, one ASCII frame each, directly from the socket: `ws` would create a stream for each. At the first
 * other frame the socket goes back to `ws` for good.
 */
export function hearPlain(wire: Duplex, heard: (text: string) => void): void {
  const [theirs, ...others] = wire.listeners('data') as ((chunk: Buffer) => void)[];
  if (theirs === undefined || others.length > 0) return;
  const ours = (chunk: Buffer): void => {
    for (let at = 0; at < chunk.length; ) {
      const start = startOfText(chunk, at);
      const end = start + lengthAt(chunk, at);
      if (start < 0 || end > chunk.length || !unmasked(chunk, start, end)) {
        wire.off('data', ours).on('data', theirs);
        theirs.call(wire, at === 0 ? chunk : chunk.subarray(at));
        return;
      }
      at = end;
      heard(chunk.toString('latin1', start, end));
    }
  };
  wire.off('data', theirs).on('data', ours);
}

/** Where the text of the frame at `at` begins; negative if the frame is of another kind or its header is incomplete. */
function startOfText(chunk: Buffer, at: number): number {
  if (chunk[at] !== TEXT_MESSAGE || at + 1 >= chunk.length) return -1;
  const length = (chunk[at + 1] as number) - MASKED;
  if (length < 0 || length === EIGHT_BYTES) return -1;
  const start = at + 2 + (length === TWO_BYTES ? 2 : 0) + MASK_BYTES;
  return start > chunk.length || lengthAt(chunk, at) > LARGEST_MESSAGE ? -1 : start;
}

function lengthAt(chunk: Buffer, at: number): number {
  const length = (chunk[at + 1] as number) - MASKED;
  return length === TWO_BYTES ? ((chunk[at + 2] as number) << 8) | (chunk[at + 3] as number) : length;
}

/** Unmasks a text in place. If it is not ASCII, masks it again and returns `false`. */
function unmasked(chunk: Buffer, start: number, end: number): boolean {
  if (applyMask(chunk, start, end) < BEYOND_ASCII) return true;
  applyMask(chunk, start, end);
  return false;
}

/** Applies the mask that stands before a text; returns all bits that are set anywhere in the outcome. */
function applyMask(chunk: Buffer, start: number, end: number): number {
  let bits = 0;
  for (let at = start; at < end; at++) {
    const byte = (chunk[at] as number) ^ (chunk[start - MASK_BYTES + ((at - start) & 3)] as number);
    chunk[at] = byte;
    bits |= byte;
  }
  return bits;
}
