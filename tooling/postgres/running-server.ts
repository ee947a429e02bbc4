import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The server that its postmaster.pid names, unless that file is stale: then it is removed. */
export function runningServer(cluster: string): { pid: number; port: number } | undefined {
  const file = join(cluster, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(pid > 0 && port > 0 && isRunning(pid))) return undefined;
  if (serves(pid, cluster) !== false) return { pid, port };
  // A server that was killed left the file, and its number is another program's now. PostgreSQL would believe the file.
  rmSync(file);
  return undefined;
}

/**
 * Whether a process is the server of this cluster; undefined where the system does not tell. PostgreSQL works in its
 * folder, however that was spelled when it was started: a link to it is the same folder.
 */
function serves(pid: number, cluster: string): boolean | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch (error) {
    // One that was killed keeps its number, and no folder, until its parent has looked.
    if (existsSync('/proc/self')) return (error as NodeJS.ErrnoException).code === 'ENOENT' ? false : undefined;
    // No Linux: what kind of program it is must do.
    const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return status === 0 ? stdout.includes('postgres') : undefined;
  }
}

/** Whether there is such a process; a signal is sent to it. */
export function isRunning(pid: number, signal: NodeJS.Signals | 0 = 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
