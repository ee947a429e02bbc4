import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the running server that postmaster.pid names. Removes the file if that server no longer runs. */
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
  // A killed server left the file, and another program now has its process id. PostgreSQL would not start with the file
  // there.
  rmSync(file);
  return undefined;
}

/**
 * Whether a process is the server of this cluster; undefined if the operating system does not tell. The working
 * directory of a PostgreSQL server is its cluster. Symbolic links are resolved, so that equal folders have equal paths.
 */
function serves(pid: number, cluster: string): boolean | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch (error) {
    // A killed process keeps its id, but has no working directory, until its parent process has waited for it.
    if (existsSync('/proc/self')) return (error as NodeJS.ErrnoException).code === 'ENOENT' ? false : undefined;
    // Without /proc (not Linux), only the name of the program can be checked.
    const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return status === 0 ? stdout.includes('postgres') : undefined;
  }
}

/** Sends a signal to a process and returns whether the process exists. Signal 0 only checks that. */
export function isRunning(pid: number, signal: NodeJS.Signals | 0 = 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
