/** The load tool's process: runs the task of its parent and sends the report. */

import process from 'node:process';
import { type MeasuringTask, report } from './report.ts';

process.on('disconnect', () => process.exit());
process.on('message', (task: MeasuringTask) => {
  report(task, found => process.send?.({ found })).catch((reason: unknown) => {
    process.send?.({ failed: String(reason instanceof Error ? reason.stack : reason) });
  });
});
