import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MOST_PACKED_BYTES } from './limits.js';
import { PriceListError } from './price-list-error.js';
import type { WorkbookAnswer, WorkbookJob } from './workbook-messages.js';

/** The compiled script, also when the API runs from source: Jest does not compile a forked process. */
const SCRIPT = fileURLToPath(new URL('../../../dist/feeds/price-lists/workbook-worker.js', import.meta.url));
const MOST_MEGABYTES = 800;
const LONGEST_MS = 5 * 60_000;

export interface ConvertedWorkbook {
  /** Temporary file with the rows of the sheet. */
  file: string;
  sheet: string;
  otherSheets: string[];
  close(): Promise<void>;
}

/**
 * Reads a workbook in a separate process, which ends afterwards: neither the library's memory use nor a crash or a zip
 * bomb harms other requests. `size` is the file's size in bytes. Throws a {@link PriceListError}.
 */
export async function convertWorkbook(
  path: string,
  size: number,
  { sheet, knownHeaders, signal }: { sheet: string | null; knownHeaders: readonly string[]; signal?: AbortSignal },
): Promise<ConvertedWorkbook> {
  if (size > MOST_PACKED_BYTES) {
    throw new PriceListError(
      'PRICE_LIST_FILE_TOO_LARGE',
      `the workbook has ${size} bytes, and at most ${MOST_PACKED_BYTES} are read; save the sheet with the goods as CSV, without pictures`,
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'meet-price-list-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    const file = join(folder, 'rows');
    const answer = await ask({ path, output: file, sheet, knownHeaders }, signal);
    if ('refused' in answer) throw new PriceListError(answer.refused.code, answer.refused.message);
    return { file, ...answer, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function ask(job: WorkbookJob, signal?: AbortSignal): Promise<WorkbookAnswer> {
  return new Promise((resolve, reject) => {
    const worker = fork(SCRIPT, {
      env: {},
      execArgv: [`--max-old-space-size=${MOST_MEGABYTES}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
      ...(signal ? { signal } : {}),
    });
    let answer: WorkbookAnswer | null = null;
    worker.once('message', (message: WorkbookAnswer) => {
      answer = message;
      // The worker ends when it is disconnected.
      worker.disconnect();
    });
    worker.once('error', reject);
    worker.once('exit', (code, killedBy) => {
      if (answer) resolve(answer);
      else reject(ended(killedBy ?? `code ${code}`));
    });
    worker.send(job, (error) => error && reject(error));
  });
}

function ended(how: string): PriceListError {
  return new PriceListError(
    'PRICE_LIST_WORKER_ENDED',
    `the process that reads the workbook ended (${how}), as it does above ${MOST_MEGABYTES} MB or ${LONGEST_MS / 60_000} minutes; save the sheet with the goods as CSV, or run the command again`,
  );
}
