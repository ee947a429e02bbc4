import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { RunJob, RunMessage, RunResult } from './run-messages.js';

/**
 * The compiled script, also when the API runs from TypeScript source, because Jest does not compile a forked process.
 */
const SCRIPT = fileURLToPath(new URL('../../dist/sources/run-worker.js', import.meta.url));
const MOST_MEGABYTES = 800;
/** Scheduling priority (nice value): processes that serve pages and orders have priority over runs. */
const LOW_PRIORITY = 10;
const LONGEST_MS = 40 * 60_000;
/** Environment variables that are passed to the process of a run; none is a secret key. */
const PASSED_ON =
  /^(?:NODE_ENV|NODE_COMPILE_CACHE|DATABASE_URL(?:_FILE)?|SHOP_TIME_ZONE|STORAGE_\w+|S3_\w+|TMPDIR|PATH|TZ)$/;

/**
 * Executes a run in a process of its own, which ends with the run (ADR 46). Rejects if the process fails or is killed.
 * Aborting the signal kills the process.
 */
export function forkRun(
  job: RunJob,
  observer: { onMessage: (message: RunMessage) => void; signal: AbortSignal },
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const worker = fork(SCRIPT, {
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name))),
      execArgv: [`--max-old-space-size=${MOST_MEGABYTES}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
      signal: observer.signal,
    });
    try {
      if (worker.pid) setPriority(worker.pid, LOW_PRIORITY);
    } catch {
      // The process has ended already; its exit event is handled below.
    }
    let result: RunResult | null = null;
    let failure = '';
    worker.on('message', (message: RunMessage) => {
      if ('result' in message) result = message.result;
      else if ('failed' in message) failure = message.failed;
      else observer.onMessage(message);
      // The worker ends when the channel to its parent is closed.
      if ('result' in message || 'failed' in message) worker.disconnect();
    });
    worker.once('error', reject);
    worker.once('exit', (code, killedBy) => {
      if (result) resolve(result);
      else reject(new Error(failure || `the process of the run ended (${killedBy ?? `code ${code}`})`));
    });
    worker.send(job, (error) => error && reject(error));
  });
}
