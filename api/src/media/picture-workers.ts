import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ImageModifiers } from './image-modifiers.js';
import type { RenderedPicture } from './render-picture.js';

export interface PictureJob {
  original: Uint8Array;
  modifiers: ImageModifiers | undefined;
}

export type PictureResult = { picture: RenderedPicture | null; megabytes: number } | { error: string };

/** The picture may be requested again: its process ended, or took too long. */
export class PictureFailedError extends Error {}

/** A picture that takes longer gets its process killed. */
const LONGEST_MS = 20_000;
const IDLE_MS = 15_000;
/** A process that has grown beyond this is replaced. */
const MOST_MEGABYTES = 250;
/** Picture workers yield to the processes that serve pages and orders. */
const LOW_PRIORITY = 10;
/** The built file, even when run from the sources: Jest does not compile a forked process. */
const SCRIPT = fileURLToPath(new URL('../../dist/media/picture-worker.js', import.meta.url));

/**
 * Makes pictures in child processes of low priority. The memory of decoders is freed with the process, and a file that
 * crashes or stalls one harms nothing else. The processes get no secrets.
 */
export class PictureWorkers {
  private readonly idle: ChildProcess[] = [];
  private readonly all = new Set<ChildProcess>();
  private readonly ends = new Map<ChildProcess, NodeJS.Timeout>();

  /**
   * Returns null if the original is no picture. Throws if it cannot be made in time. The caller limits how many run at
   * once.
   */
  async render(original: Uint8Array, modifiers: ImageModifiers | undefined): Promise<RenderedPicture | null> {
    const worker = this.idle.pop() ?? this.start();
    clearTimeout(this.ends.get(worker));
    const result = await ask(worker, { original, modifiers }).catch((error: unknown) => {
      worker.kill('SIGKILL');
      throw error;
    });
    if ('error' in result) {
      worker.kill('SIGKILL');
      throw new PictureFailedError(`A picture could not be made: ${result.error}`);
    }
    if (result.megabytes > MOST_MEGABYTES) worker.kill();
    else this.rest(worker);
    return result.picture;
  }

  close(): void {
    for (const worker of this.all) worker.kill('SIGKILL');
  }

  private start(): ChildProcess {
    const worker = fork(SCRIPT, { serialization: 'advanced', env: {}, execArgv: [], stdio: 'ignore' });
    this.all.add(worker);
    worker.once('exit', () => {
      clearTimeout(this.ends.get(worker));
      this.ends.delete(worker);
      this.all.delete(worker);
      const place = this.idle.indexOf(worker);
      if (place >= 0) this.idle.splice(place, 1);
    });
    worker.on('error', () => worker.kill('SIGKILL'));
    try {
      if (worker.pid) setPriority(worker.pid, LOW_PRIORITY);
    } catch {
      // The process has ended already; its exit event cleans up.
    }
    // A process with nothing else to do may exit while its workers are idle.
    worker.unref();
    worker.channel?.unref();
    return worker;
  }

  private rest(worker: ChildProcess): void {
    this.idle.push(worker);
    this.ends.set(worker, setTimeout(() => worker.kill(), IDLE_MS).unref());
  }
}

function ask(worker: ChildProcess, job: PictureJob): Promise<PictureResult> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(deadline);
      worker.off('message', answered).off('exit', ended).off('error', reject);
      worker.channel?.unref();
      act();
    };
    const answered = (result: PictureResult) => settle(() => resolve(result));
    const ended = () => settle(() => reject(new PictureFailedError('The process that makes pictures has ended')));
    const deadline = setTimeout(
      () => settle(() => reject(new PictureFailedError('A picture took too long'))),
      LONGEST_MS,
    );
    worker.once('message', answered).once('exit', ended).once('error', reject);
    worker.channel?.ref();
    worker.send(job, (error) => error && settle(() => reject(error)));
  });
}
