import { parseCommandConfig } from '../platform/config/config.js';
import { openPool } from '../platform/database/open-pool.js';
import { doRun } from './do-run.js';
import type { RunJob, RunMessage } from './run-messages.js';

const PROGRESS_EVERY_MS = 500;

/**
 * Executes the run that the parent process sends, and sends back the result. If the parent ends, this process ends at
 * once. That is safe, because batches are transactions, so nothing is half written.
 */
export function answerRun(): void {
  process.once('disconnect', () => process.exit());
  process.once('message', (job: RunJob) => {
    void work(job)
      .catch((error: unknown): RunMessage => ({
        failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }))
      .then((message) => process.send!(message));
  });
}

async function work(job: RunJob): Promise<RunMessage> {
  const config = parseCommandConfig(process.env);
  const pool = openPool({ connectionString: config.DATABASE_URL, max: 3 });
  const tell = (message: RunMessage) => process.send!(message);
  let toldAt = 0;
  try {
    const result = await doRun(pool, config, job, {
      onProgress: (progress) => {
        if (Date.now() - toldAt < PROGRESS_EVERY_MS) return;
        toldAt = Date.now();
        tell({ progress });
      },
      onChangeSet: (changeSet) => tell({ changeSet }),
    });
    return { result };
  } finally {
    await pool.end();
  }
}
