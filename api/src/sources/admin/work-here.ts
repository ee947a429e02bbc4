import { pino } from 'pino';
import { KeepPicture, pickStorage } from '../../media/index.js';
import type { AdminDesk } from '../../operator/commands/admin-desk.js';
import { RunRows } from '../run-rows.js';
import { WorkFeedRuns } from '../work-feed-runs.js';

/** Executes the due runs in this process, as an API would. */
export async function workHere({ statements, config }: AdminDesk): Promise<void> {
  const storage = await pickStorage(config);
  const files = new KeepPicture(statements, storage);
  const log = pino({ enabled: false });
  await new WorkFeedRuns(statements, new RunRows(statements), files, storage, config, log).run();
}
