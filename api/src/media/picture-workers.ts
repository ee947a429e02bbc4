import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { CleanPicture, PictureLook, PictureRefusal } from './clean-picture.js';
import type { Preview } from './draw-preview.js';
import type { ImageModifiers } from './image-modifiers.js';
import type { RenderedPicture } from './render-picture.js';

/** `render` and `preview` for the image proxy, `clean` for an upload, `describe` for a picture that is stored. */
export type PictureJob =
  | { kind: 'render'; original: Uint8Array; modifiers: ImageModifiers | undefined }
  | { kind: 'preview'; preview: Preview }
  | { kind: 'clean' | 'describe'; original: Uint8Array };

export type PictureAnswer = { result: unknown; megabytes: number } | { error: string };

/** Thrown if the child process crashed or took too long. The picture may be requested again. */
export class PictureFailedError extends Error {}

/**
 * Thrown if there was too little processor time for a picture: the machine is busy, and the request may be repeated.
 */
export class PictureTookTooLongError extends PictureFailedError {}

/** Timeout for one picture, after which its process is killed. */
const LONGEST_MS = 20_000;
const IDLE_MS = 15_000;
/** Memory limit in megabytes; a process that exceeds it is replaced. */
const MOST_MEGABYTES = 250;
/** Scheduling priority (nice value) of the processes: processes that serve pages and orders go first. */
const LOW_PRIORITY = 10;
/**
 * Path of the compiled script. It is used even when the API runs from source, because Jest does not compile a forked
 * process.
 */
const SCRIPT = fileURLToPath(new URL('../../dist/media/picture-worker.js', import.meta.url));

/**
 * Generates pictures in child processes of low priority. A decoder's memory is freed when its process ends, and a file
 * that crashes or blocks a process does no other harm. The processes do not get the API's secrets.
 */
export class PictureWorkers {
  private readonly idle: ChildProcess[] = [];
  private readonly all = new Set<ChildProcess>();
  private readonly ends = new Map<ChildProcess, NodeJS.Timeout>();

  /**
   * Returns the generated picture, or null if the original is not a picture. Throws {@link PictureFailedError} if it
   * takes too long. The caller limits the number of parallel calls, of this and the other methods together.
   */
  render(original: Uint8Array, modifiers: ImageModifiers | undefined): Promise<RenderedPicture | null> {
    return this.run<RenderedPicture | null>({ kind: 'render', original, modifiers });
  }

  /** Draws the preview of a page. Throws {@link PictureFailedError}. */
  preview(preview: Preview): Promise<RenderedPicture> {
    return this.run<RenderedPicture>({ kind: 'preview', preview });
  }

  /** Returns a new picture of the same pixels, or the reason why there is none. Throws {@link PictureFailedError}. */
  clean(original: Uint8Array): Promise<CleanPicture | PictureRefusal> {
    return this.run<CleanPicture | PictureRefusal>({ kind: 'clean', original });
  }

  /**
   * Returns the looks of a stored picture; null if the original is not a picture. Throws {@link PictureFailedError}.
   */
  describe(original: Uint8Array): Promise<PictureLook | null> {
    return this.run<PictureLook | null>({ kind: 'describe', original });
  }

  private async run<Result>(job: PictureJob): Promise<Result> {
    const worker = this.idle.pop() ?? this.start();
    clearTimeout(this.ends.get(worker));
    const answer = await ask(worker, job).catch((error: unknown) => {
      worker.kill('SIGKILL');
      throw error;
    });
    if ('error' in answer) {
      worker.kill('SIGKILL');
      // The message of sharp's own timeout begins with this word.
      const Failure = answer.error.startsWith('timeout') ? PictureTookTooLongError : PictureFailedError;
      throw new Failure(`A picture could not be made: ${answer.error}`);
    }
    if (answer.megabytes > MOST_MEGABYTES) worker.kill();
    else this.rest(worker);
    return answer.result as Result;
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
      // The process has already ended; its exit handler cleans up.
    }
    // Idle child processes must not keep the parent process alive.
    worker.unref();
    worker.channel?.unref();
    return worker;
  }

  private rest(worker: ChildProcess): void {
    this.idle.push(worker);
    this.ends.set(worker, setTimeout(() => worker.kill(), IDLE_MS).unref());
  }
}

function ask(worker: ChildProcess, job: PictureJob): Promise<PictureAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(deadline);
      worker.off('message', answered).off('exit', ended).off('error', reject);
      worker.channel?.unref();
      act();
    };
    const answered = (result: PictureAnswer) => settle(() => resolve(result));
    const ended = () => settle(() => reject(new PictureFailedError('The process that makes pictures has ended')));
    const deadline = setTimeout(
      () => settle(() => reject(new PictureTookTooLongError('A picture took too long'))),
      LONGEST_MS,
    );
    worker.once('message', answered).once('exit', ended).once('error', reject);
    worker.channel?.ref();
    worker.send(job, (error) => error && settle(() => reject(error)));
  });
}
