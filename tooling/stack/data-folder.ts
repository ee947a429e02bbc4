import { existsSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCluster } from '../postgres/embedded-postgres.js';
import { ExpectedError } from './expected-error.js';

/** An empty database, its log of changes and the demo's pictures take about so much. */
const NEW_SHOP_MB = 200;

/** PostgreSQL begins another segment of its log of changes, 16 MB, and ends where it cannot. */
const STARTED_SHOP_MB = 32;

const ELSEWHERE = 'MEET_DATA_FOLDER chooses another folder';

/** Makes the folder the shop keeps its data in, and says at once why that cannot be. */
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

/** How much is left where the folder is, or will be; `fault` says that it is too little to start with. */
export function roomIn(folder: string, freeMegabytes = freeOn): { free: number; fault?: string } {
  const free = Math.floor(freeMegabytes(nearest(folder)));
  const least = hasCluster(join(folder, 'postgres')) ? STARTED_SHOP_MB : NEW_SHOP_MB;
  if (free >= least) return { free };
  return {
    free,
    fault: `${folder} has ${free} MB left and the shop needs ${least}: make room there, or ${ELSEWHERE}.`,
  };
}

/** The folder, or the one it will be made in. */
export function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

function freeOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / 1e6;
}
