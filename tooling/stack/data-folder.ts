import { existsSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from './expected-error.js';

/** An empty database, its log of changes and the demo's pictures take about so much. */
const LEAST_FREE_MB = 200;

/** Makes the folder the shop keeps its data in, and says at once why that cannot be. */
export function prepareDataFolder(folder: string, freeMegabytes = freeOn): void {
  const elsewhere = 'MEET_DATA_FOLDER chooses another folder';
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new ExpectedError(`${folder} is not a folder: move it away, the shop keeps its data there; ${elsewhere}.`);
  try {
    mkdirSync(folder, { recursive: true });
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    throw new ExpectedError(
      `The shop cannot write to ${folder} (${(error as Error).message}): let it, or ${elsewhere}.`,
    );
  }
  const free = freeMegabytes(folder);
  if (free < LEAST_FREE_MB)
    throw new ExpectedError(
      `${folder} has ${Math.floor(free)} MB left and the shop needs ${LEAST_FREE_MB}: make room there, or ${elsewhere}.`,
    );
}

function freeOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / 1e6;
}
