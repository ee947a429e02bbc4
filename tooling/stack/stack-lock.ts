import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFree } from '../postgres/embedded-postgres.js';
import { prepareDataFolder } from './data-folder.js';
import { ExpectedError } from './expected-error.js';
import { type StackConfig } from './stack-config.js';

/**
 * Locks a data folder for this process. Throws an ExpectedError if a shop is already running from it. Call the returned
 * function to release the lock.
 */
export function takeLock(config: StackConfig): () => void {
  const pid = runningStack(config);
  if (pid) throw new ExpectedError(`The shop is running already from this folder (process ${pid}).`);
  prepareDataFolder(config.dataFolder);
  writeFileSync(lockFile(config), String(process.pid));
  return () => rmSync(lockFile(config), { force: true });
}

/** Returns the id of the process that runs the shop of this data folder, or undefined if there is none. */
export function runningStack(config: StackConfig): number | undefined {
  let pid: number;
  try {
    pid = Number(readFileSync(lockFile(config), 'utf8'));
  } catch {
    return undefined;
  }
  return isAlive(pid) ? pid : undefined;
}

function lockFile({ dataFolder }: StackConfig): string {
  return join(dataFolder, 'stack.pid');
}

/** Throws if the port is still in use after 2 seconds: the services of a killed shop take that long to exit. */
export async function assertFreePort(name: string, port: number): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    // Check both addresses: a server on one of them leaves the port free on the other.
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '0.0.0.0'))) return;
    await sleep(100);
  }
  throw new ExpectedError(`Port ${port} is in use: stop what listens there, or choose another with ${name}.`);
}

function isAlive(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return isStack(pid);
}

/**
 * Whether the process runs a shop, because its id may have been reused. True if the operating system does not report
 * it.
 */
function isStack(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('meet.js');
  } catch {
    return true;
  }
}
