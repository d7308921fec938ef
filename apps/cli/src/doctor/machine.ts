import { phrase } from '../words.ts';
import type { Finding } from './finding.ts';

/** The oldest Node that works, and the lines it is tested with. */
const OLDEST = [20, 19] as const;
const TESTED = [20, 22, 24];

const MEGABYTE = 1024 * 1024;
const LEAST_MEGABYTES = 64;
const FEW_MEGABYTES = 1024;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export function nodeFinding(node: string): Finding {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const name = 'node';
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    return { name, state: 'wrong', sentence: phrase('', 'cli.doctor-node-old', { node, oldest: OLDEST.join('.') }) };
  }
  if (TESTED.includes(major)) return { name, state: 'fine', sentence: phrase('', 'cli.doctor-node', { node }) };
  const tested = TESTED.join(', ');
  return { name, state: 'look', sentence: phrase('', 'cli.doctor-node-untested', { node, tested }) };
}

/** `bytes` is what is free on the drive of the data folder. */
export function diskFinding(bytes: number): Finding {
  const megabytes = Math.floor(bytes / MEGABYTE);
  const name = 'disk';
  if (megabytes < LEAST_MEGABYTES) {
    return { name, state: 'wrong', sentence: phrase('', 'cli.doctor-disk-full', { megabytes }) };
  }
  if (megabytes < FEW_MEGABYTES) {
    return { name, state: 'look', sentence: phrase('', 'cli.doctor-disk-little', { megabytes }) };
  }
  return { name, state: 'fine', sentence: phrase('', 'cli.doctor-disk', { megabytes }) };
}

/** Without a network a clock can only be compared with what has happened: nothing was built or stored after now. */
export function clockFinding({
  now,
  built,
  latest,
}: Record<'now' | 'built', number> & { latest: number | null }): Finding {
  const ahead = Math.max(built, latest ?? built) - now;
  const name = 'clock';
  const time = new Date(now).toISOString();
  if (ahead <= MINUTE) return { name, state: 'fine', sentence: phrase('', 'cli.doctor-clock', { time }) };
  const then = new Date(now + ahead).toISOString();
  const state = ahead < DAY ? 'look' : 'wrong';
  return { name, state, sentence: phrase('', 'cli.doctor-clock-behind', { time, then }) };
}
