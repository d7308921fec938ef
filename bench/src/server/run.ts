/** The load tool's own process: measures what its parent asks for, says what it found, ends. */

import process from 'node:process';
import { type Errand, report } from './report.ts';

process.on('disconnect', () => process.exit());
process.on('message', (errand: Errand) => {
  report(errand, found => process.send?.({ found })).catch((reason: unknown) => {
    process.send?.({ failed: String(reason instanceof Error ? reason.stack : reason) });
  });
});
