import { closeSync, fchmodSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/** File mode: logs contain sign-in codes and links, so only their owner may read them. */
const OWNER_ALONE = 0o600;

/**
 * A log file that is rotated: when it is large, it is renamed to `<path>.1`, the previous `<path>.1` to `<path>.2`, and
 * so on. `add` writes synchronously, so the last lines before the process exits are not lost.
 */
export class RotatedFile {
  private fd: number;
  private size: number;

  constructor(
    private readonly path: string,
    private readonly mostBytes: number,
    private readonly kept: number,
  ) {
    [this.fd, this.size] = open(path);
  }

  add(line: string): void {
    const bytes = Buffer.from(`${line}\n`);
    if (this.size && this.size + bytes.length > this.mostBytes) this.rotate();
    writeSync(this.fd, bytes);
    this.size += bytes.length;
  }

  private rotate(): void {
    for (let n = this.kept; n > 0; n -= 1) {
      try {
        renameSync(n === 1 ? this.path : `${this.path}.${n - 1}`, `${this.path}.${n}`);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
    closeSync(this.fd);
    [this.fd, this.size] = open(this.path);
  }
}

function open(path: string): [fd: number, size: number] {
  const fd = openSync(path, 'a', OWNER_ALONE);
  // `openSync` sets the mode of a new file only; an existing one may have another.
  fchmodSync(fd, OWNER_ALONE);
  return [fd, fstatSync(fd).size];
}
