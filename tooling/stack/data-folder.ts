import { existsSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCluster } from '../postgres/embedded-postgres.js';
import { ExpectedError } from './expected-error.js';

/** Room for an empty database, its write-ahead log and the demo's pictures. */
const NEW_SHOP_MB = 200;

/** Room for two segments of the write-ahead log, 16 MB each: PostgreSQL ends if it cannot begin the next one. */
const STARTED_SHOP_MB = 32;

const ELSEWHERE = 'MEET_DATA_FOLDER chooses another folder';

/** Makes the data folder. Throws an ExpectedError with the reason if that cannot be, or if there is too little room. */
export function prepareDataFolder(folder: string, freeMegabytes = freeOn): void {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new ExpectedError(`${folder} is not a folder: move it away, the shop keeps its data there; ${ELSEWHERE}.`);
  try {
    mkdirSync(folder, { recursive: true });
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new ExpectedError(
      `The shop cannot write to ${folder} (${(error as Error).message}): let it, or ${ELSEWHERE}.`,
    );
  }
  const { fault } = roomIn(folder, freeMegabytes);
  if (fault) throw new ExpectedError(fault);
}

/** Returns the free megabytes of the disk that holds the folder, or will. `fault`: they are too few to start with. */
export function roomIn(folder: string, freeMegabytes = freeOn): { free: number; fault?: string } {
  const free = Math.floor(freeMegabytes(nearest(folder)));
  const least = hasCluster(join(folder, 'postgres')) ? STARTED_SHOP_MB : NEW_SHOP_MB;
  if (free >= least) return { free };
  return {
    free,
    fault: `${folder} has ${free} MB left and the shop needs ${least}: make room there, or ${ELSEWHERE}.`,
  };
}

/** Returns the folder, or its nearest parent that exists. */
export function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

function freeOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / 1e6;
}
