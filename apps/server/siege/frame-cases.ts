import { draw, type Fast, fastFromSeed, pick } from '@snowbound/engine';
import type { Size } from './attack.ts';

/** Bytes that a client sends after the connection is open, in the pieces in which they are sent. */
export interface FrameCase {
  readonly name: string;
  readonly pieces: readonly Buffer[];
}

const TEXT = 0x81;
const BINARY = 0x82;
const [CLOSE, PING, PONG] = [0x88, 0x89, 0x8a];
const MASK = [0x12, 0x34, 0x56, 0x78];

/** A frame with this first byte, masked as a client's has to be. */
export function frame(first: number, payload: Buffer | string, mask: readonly number[] = MASK): Buffer {
  const bytes = Buffer.from(payload);
  const { length } = bytes;
  const head = length < 126 ? [0x80 | length] : [0xfe, length >> 8, length & 0xff];
  return Buffer.from([first, ...head, ...mask, ...bytes.map((byte, at) => byte ^ (mask[at % 4] as number))]);
}

const unmasked = (first: number, payload: string): Buffer =>
  Buffer.concat([Buffer.from([first, payload.length]), Buffer.from(payload)]);

let refs = 0;
/** Something that is answered once, in this many bytes. */
const said = (length = 0, table = 'x'.repeat(12)): string => {
  const text = JSON.stringify({ type: 'unwatch', ref: ++refs, table });
  return text.padEnd(length, ' ');
};

/** Everything that may be sent, one after the other. */
const train = (): Buffer =>
  Buffer.concat([
    frame(TEXT, said()),
    frame(TEXT, said(125)),
    frame(TEXT, said(126)),
    frame(PING, 'between'),
    frame(0x01, said().slice(0, 10)),
    frame(PING, 'inside'),
    frame(0x80, said().slice(10)),
    frame(PONG, ''),
    frame(TEXT, said(0, 'śnieg 雪 ❄ 🐾')),
    frame(BINARY, said()),
    frame(TEXT, said(300)),
  ]);

/** A way to write a length that is longer than it need be, or than anything may be. */
const withLength = (first: number, head: readonly number[], payload = ''): Buffer =>
  Buffer.concat([Buffer.from([first, ...head, 0, 0, 0, 0]), Buffer.from(payload)]);

const BROKEN_TEXTS = [
  'c328',
  'a0a1',
  'e228a1',
  'e28228',
  'f0288cbc',
  'f8a1a1a1a1',
  'eda080',
  'c080',
  'f4908080',
  'e282',
];
const CLOSE_CODES = [
  0, 999, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1011, 1014, 1015, 1016, 2999, 3000, 4999, 5000,
];

function singleCases(): FrameCase[] {
  const whole = (name: string, ...frames: Buffer[]): FrameCase => ({ name, pieces: [Buffer.concat(frames)] });
  const firsts = Array.from({ length: 256 }, (_, first) => first);
  return [
    ...firsts.map(first =>
      whole(`first byte ${first}`, frame(TEXT, said()), frame(first, 'hello'), frame(TEXT, said())),
    ),
    ...firsts.map(first => whole(`first byte ${first}, no mask`, unmasked(first, 'hello'))),
    ...firsts.map(second => whole(`second byte ${second}`, Buffer.from([TEXT, second]), Buffer.alloc(140, 0x20))),
    ...[4095, 4096, 4097, 9000].map(length => whole(`${length} bytes`, frame(TEXT, said(length)), frame(TEXT, said()))),
    ...[0, 125, 126, 200].map(length => whole(`a ping of ${length}`, frame(PING, 'p'.repeat(length)))),
    whole('a length in two bytes that fits one', withLength(TEXT, [0xfe, 0, 5], 'hello')),
    whole('a length in eight bytes that fits one', withLength(TEXT, [0xff, 0, 0, 0, 0, 0, 0, 0, 5], 'hello')),
    whole('a length beyond all numbers', withLength(TEXT, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])),
    whole('a length beyond what is exact', withLength(TEXT, [0xff, 0, 0x20, 0, 0, 0, 0, 0, 1])),
    whole('a part after nothing', frame(0x80, said())),
    whole('a text inside a text', frame(0x01, 'a'), frame(TEXT, said())),
    whole('a ping in parts', frame(0x09, 'a'), frame(0x80, 'b')),
    whole('parts that are too much together', ...Array(5).fill(frame(0x01, '')), frame(0x01, 'x'.repeat(4000))),
    whole('many parts', frame(0x01, '{'), ...Array.from({ length: 50 }, () => frame(0x00, ' ')), frame(0x80, '}')),
    whole('empty parts without end', frame(0x01, ''), ...Array.from({ length: 2000 }, () => frame(0x00, ''))),
    ...[0, 0xff].map(byte => whole(`a mask of ${byte}`, frame(TEXT, said(), Array(4).fill(byte)))),
    ...BROKEN_TEXTS.flatMap(hex => {
      const bytes = Buffer.from(hex, 'hex');
      return [
        whole(`the text ${hex}`, frame(TEXT, said()), frame(TEXT, bytes)),
        whole(`the text ${hex} in parts`, frame(0x01, bytes.subarray(0, 1)), frame(0x80, bytes.subarray(1))),
        whole(`goodbye with ${hex}`, frame(CLOSE, Buffer.concat([Buffer.from([3, 232]), bytes]))),
      ];
    }),
    ...CLOSE_CODES.map(code =>
      whole(`goodbye ${code}`, frame(CLOSE, Buffer.from([code >> 8, code & 0xff])), frame(TEXT, said())),
    ),
    whole('goodbye without a code', frame(CLOSE, ''), frame(TEXT, said())),
    whole('goodbye with half a code', frame(CLOSE, 'x')),
    whole('goodbye in parts', frame(0x08, Buffer.from([3, 232]))),
    whole('a character in two parts', frame(0x01, Buffer.from('c5', 'hex')), frame(0x80, Buffer.from('9b', 'hex'))),
  ];
}

/** The train with something changed at random. */
function mutated(random: Fast, name: string): FrameCase {
  const bytes = [...train()];
  const below = (most: number) => draw(random, 'frames', most);
  const at = () => below(bytes.length);
  for (let change = 1 + below(3); change > 0; change--) {
    const kind = pick(random, ['flip', 'set', 'insert', 'remove', 'cut']);
    const where = at();
    if (kind === 'flip') bytes[where] = (bytes[where] as number) ^ (1 << below(8));
    else if (kind === 'set') bytes[where] = below(256);
    else if (kind === 'insert') bytes.splice(where, 0, below(256));
    else if (kind === 'remove') bytes.splice(where, 1 + below(4));
    else bytes.length = Math.max(1, where);
  }
  const split = at();
  const all = Buffer.from(bytes);
  return { name, pieces: [all.subarray(0, split), all.subarray(split)] };
}

/** All cases, the same each time. */
export function frameCases(size: Size): FrameCase[] {
  refs = 0;
  const [each, mutants] = size === 'full' ? [1, 3000] : [40, 60];
  const random = fastFromSeed('frames');
  const { length } = train();
  const splits = Array.from({ length: Math.floor(length / each) }, (_, index) => {
    const bytes = train();
    const at = 1 + index * each;
    return { name: `split at ${at}`, pieces: [bytes.subarray(0, at), bytes.subarray(at)] };
  });
  const bytewise = { name: 'byte by byte', pieces: [...train()].map(byte => Buffer.from([byte])) };
  const singles = singleCases().filter((_, index) => size === 'full' || index % 6 === 0);
  const changed = Array.from({ length: mutants }, (_, index) => mutated(random, `changed ${index}`));
  return [bytewise, ...splits, ...singles, ...changed];
}
