import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { BACKUP_FLAGS, SERVICE_MEMORY } from '@meet/tooling/stack';
import { ROOT } from '../root.js';

export interface MeasuredRun {
  code: number;
  stdout: string;
  stderr: string;
  seconds: number;
  /** Maximum resident memory of the process in megabytes, as counted by Linux; 0 on other systems. */
  megabytes: number;
}

const LOOK_MS = 50;
/** Runs a command when no other process wants the processor; systems other than Linux have only priorities. */
const LAST_OF_ALL = process.platform === 'linux' ? ['chrt', '--idle', '0'] : ['nice', '-n', '19'];

/** Runs a command of the API, such as `backup/backup`, with the priority and flags of `meet-backup.service`. */
export async function measuredCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<MeasuredRun> {
  const script = join(ROOT, 'api/dist', `${command}.cli.js`);
  const began = performance.now();
  const [first, ...rest] = LAST_OF_ALL;
  const child = spawn(first!, [...rest, process.execPath, ...BACKUP_FLAGS, script, ...args], {
    env: { ...env, ...SERVICE_MEMORY },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let megabytes = 0;
  const timer = setInterval(() => (megabytes = Math.max(megabytes, peakOf(child.pid!))), LOOK_MS);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  clearInterval(timer);
  const seconds = (performance.now() - began) / 1000;
  return { code: (code as number | null) ?? 1, stdout, stderr, seconds, megabytes };
}

/** Runs a command in the same way, and throws if it fails. */
export async function succeeding(...asked: Parameters<typeof measuredCommand>): Promise<MeasuredRun> {
  const run = await measuredCommand(...asked);
  if (run.code !== 0) throw new Error(`${asked[0]} ended with ${run.code}: ${run.stderr.slice(-2000)}`);
  return run;
}

export const describeRun = (name: string, { seconds, megabytes, stdout }: MeasuredRun): string =>
  `  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${String(megabytes).padStart(4)} MB at most  ${stdout.split('\n')[0]}`;

/** See proc_pid_status(5). */
function peakOf(pid: number): number {
  try {
    return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
