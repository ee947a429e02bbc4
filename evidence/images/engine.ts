import { execFile, spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const answers = (...args: string[]): boolean => spawnSync('docker', args).status === 0;

/** Returns a sentence that says what is missing for building and starting images, or null if nothing is. */
export function missingEngine(): string | null {
  if (!answers('info', '--format', '{{.ServerVersion}}')) return 'skipped: it needs a running Docker engine';
  if (!answers('compose', 'version')) return 'skipped: it needs Docker Compose 2';
  return null;
}

interface Where {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a command. Resolves to its output without spaces around it. Throws if the command fails. */
export async function run(command: string, args: readonly string[], where: Where = {}): Promise<string> {
  const { stdout } = await execute(command, args, { ...where, maxBuffer: 256 * 1024 * 1024 });
  return stdout.trim();
}

export const docker = (...args: string[]): Promise<string> => run('docker', args);

/** A server that .ci/run has built, or that a variable names. */
export const builtServer = (name: string, variable: string): string =>
  process.env[variable] ?? join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'meet-ci', name, name);
