import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.js';

const MIGRATIONS = 'api/prisma/migrations';
const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/**
 * Returns the newest commit that has fewer migrations than this checkout, and has those unchanged. A shop is updated
 * from that release. Throws if there is none, as in a clone without history.
 */
export function formerRelease(): string {
  const present = new Set(migrationsOf('HEAD'));
  for (const commit of git('log', '--format=%P', '--', MIGRATIONS).split(/\s+/).filter(Boolean)) {
    const former = migrationsOf(commit);
    if (former.length < present.size && former.every((file) => present.has(file))) return commit;
  }
  throw new Error('The history has no release with fewer migrations: fetch all of it, or name a commit by --from');
}

/** Returns the hash and path of each migration. */
function migrationsOf(commit: string): string[] {
  return git('ls-tree', '-r', '--format=%(objectname) %(path)', commit, MIGRATIONS)
    .split('\n')
    .filter((line) => line.endsWith('.sql'));
}

/** Returns the names of the migrations that are in this checkout but not in the commit. */
export function migrationsSince(commit: string): string[] {
  const names = (of: string) => migrationsOf(of).map((line) => line.split('/').at(-2)!);
  const former = new Set(names(commit));
  return names('HEAD').filter((name) => !former.has(name));
}

/** Checks out a release and builds its services once; the folder is cached. Returns the folder. */
export function builtRelease(commit: string, say: (line: string) => void): string {
  const releases = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'meet-ci/releases');
  const folder = join(releases, git('rev-parse', commit));
  const built = join(folder, 'built');
  if (existsSync(built)) return folder;
  say(`building ${git('log', '-1', '--format=%h %s', commit)} in ${folder}: some minutes, once`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  // A clone instead of a worktree, because it leaves no trace in this repository.
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, folder]);
  execFileSync('git', ['checkout', '--quiet', '--detach', git('rev-parse', commit)], { cwd: folder });
  const run = (command: string, args: string[]) => {
    const { status } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status} in ${folder}`);
  };
  run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
  const services = ['api', 'search-indexer', 'storefront'].map((name) => `--filter=@meet/${name}`);
  run('npx', ['turbo', 'run', 'build', '--output-logs=errors-only', ...services]);
  writeFileSync(built, '');
  return folder;
}
