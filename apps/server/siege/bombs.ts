import { snowTime } from '@snowbound/snow-time';
import type { Answer } from '../tests/visitor.ts';
import { type Attack, Faults, pause } from './attack.ts';
import { Besieged } from './besieged.ts';
import { BOMBS } from './bomb-shapes.ts';

const PLANS = {
  full: { addresses: 12, rounds: 5, files: 200 },
  brief: { addresses: 2, rounds: 1, files: 60 },
} as const;
const LONGEST_ANSWER = 100_000;
/** A quiet server has 100 MB, and the thread that reads content 256 MB at most. */
const MOST_MEGABYTES = 768;
const KEPT_OF_A_PERSON = 20;

type Complaint = Answer<{ readonly error?: { readonly code: string } }>;
const from = (address: string) => ({ 'x-forwarded-for': address });

/** What is answered to bombs and to files that are too many. */
class Answers {
  readonly #faults: Faults;
  readonly byStatus = new Map<number, number>();
  longest = 0;

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  note(what: string, { status, body }: Complaint, allowed: readonly number[]): void {
    this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1);
    const { length } = JSON.stringify(body);
    this.longest = Math.max(this.longest, length);
    this.#faults.expect(allowed.includes(status), `${what} is answered with ${status}`);
    this.#faults.expect(length < LONGEST_ANSWER, `the answer to ${what} has ${length} characters`);
  }

  count(status: number): number {
    return this.byStatus.get(status) ?? 0;
  }
}

/** Content files that are meant to be a burden, from several addresses at once, and more good ones than are kept. */
export const bombs: Attack = {
  name: 'bombs',
  what: 'content files of 600 kB that are faulty in every way, in parallel, and more good ones than are kept',
  unit: 'files',
  run(size) {
    const { addresses, rounds, files } = PLANS[size];
    const faults = new Faults();
    return Besieged.during({}, async server => {
      const bystander = await server.bystander();
      const answers = new Answers(faults);
      let mostMegabytes = server.megabytes;
      let isOver = false;
      const weighing = (async () => {
        for (; !isOver; await pause(50)) mostMegabytes = Math.max(mostMegabytes, server.megabytes);
      })();
      let brought = 0;
      const throwBombs = async (address: string): Promise<void> => {
        for (let round = 0; round < rounds; round++) {
          const somebody = server.visitor();
          for (const [name, { game, content }] of Object.entries(BOMBS)) {
            const body = `{"game":"${game}","content":${content}}`;
            const answer: Complaint = await somebody.ask('POST', '/api/contents', body, from(address));
            answers.note(name, answer, [400, 413, 429]);
            brought++;
          }
        }
      };
      await Promise.all(Array.from({ length: addresses }, (_, at) => throwBombs(`10.0.0.${at}`)));

      // Somebody who brings good files without end, from an address that is always another.
      const hoarder = server.visitor();
      let kept = 0;
      for (let file = 0; file < files; file++) {
        const content = { ...snowTime.content.file, name: `box-${file}` };
        const body = { game: 'snow-time', content };
        const answer: Complaint = await hoarder.ask('POST', '/api/contents', body, from(`10.1.${file}.1`));
        answers.note('a good file', answer, [201, 413, 429]);
        if (answer.status === 201) kept++;
        brought++;
      }
      isOver = true;
      await weighing;
      faults.expect(kept <= KEPT_OF_A_PERSON, `${kept} files of one person were kept`);
      faults.expect(mostMegabytes < MOST_MEGABYTES, `the server took ${mostMegabytes} MB`);
      const patience = await bystander.getUp(size, faults);
      const [refused400, refused413, refused429] = [400, 413, 429].map(status => answers.count(status));
      const figures = { refused400, refused413, refused429, kept, longestAnswer: answers.longest, mostMegabytes };
      return { times: brought, figures: { ...(figures as Record<string, number>), ...patience }, faults: faults.list };
    });
  },
};
