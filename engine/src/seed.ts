import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { problem } from './problem.ts';

/** 256 bits as 64 hexadecimal digits. Whoever knows it knows every shuffle, so it stays secret until the end. */
export type Seed = string;

const SEED = /^[0-9a-f]{64}$/;
const WORD = /^[\w.-]{1,40}$/;

export const isSeed = (text: string): boolean => SEED.test(text);

/** A seed as it is, or the seed that a word stands for, so that a deal can be shared by saying a word. */
export function seedFrom(text: string): Seed {
  if (isSeed(text)) return text;
  if (!WORD.test(text)) throw problem('input.seed', { given: text });
  return bytesToHex(sha256(utf8ToBytes(`snowbound deal ${text}`)));
}

/** What is shown before play: it fixes the seed and gives nothing of it away. */
export const commitmentTo = (seed: Seed): string => bytesToHex(sha256(hexToBytes(seed)));
