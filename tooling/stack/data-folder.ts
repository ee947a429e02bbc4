import { existsSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCluster } from '../postgres/embedded-postgres.js';
import { ExpectedError } from './expected-error.js';

/** Disk space, in megabytes, for an empty database, its write-ahead log and the demo's pictures. */
const NEW_SHOP_MB = 200;

/**
 * Disk space, in megabytes, for two segments of the write-ahead log (16 MB each). PostgreSQL exits if it cannot create
 * the next one.
 */
const STARTED_SHOP_MB = 32;

const ELSEWHERE = 'MEET_DATA_FOLDER chooses another folder';

/** Creates the data folder. Throws an ExpectedError with the reason if it cannot be created or has too little space. */
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

/**
 * Returns the free megabytes on the disk of the folder, which may not exist yet. `fault` is set if they are not enough
 * to start the shop.
 */
export function roomIn(folder: string, freeMegabytes = freeOn): { free: number; fault?: string } {
  const free = Math.floor(freeMegabytes(nearest(folder)));
  const least = hasCluster(join(folder, 'postgres')) ? STARTED_SHOP_MB : NEW_SHOP_MB;
  if (free >= least) return { free };
  return {
    free,
    fault: `${folder} has ${free} MB left and the shop needs ${least}: make room there, or ${ELSEWHERE}.`,
  };
}

/** Returns the folder if it exists, or else its nearest existing parent. */
export function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

function freeOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / 1e6;
}
