import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const POSTGRES = '/usr/lib/postgresql';

/** Debian installs servers outside of the PATH of ordinary users. */
export const WITH_SBIN = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

export type EdgeName = 'nginx' | 'caddy';

export interface Installed {
  /** Folder with the programs of Debian's newest PostgreSQL. */
  programs: string;
  /** At least one. */
  edges: [EdgeName, ...EdgeName[]];
}

/** Returns the installed servers for a shop of many processes, or a sentence that says what is missing. */
export function installedServers(wanted?: string): Installed | string {
  const programs = newestPostgres();
  const [edge, ...others] = (['nginx', 'caddy'] as const).filter((name) => (!wanted || wanted === name) && runs(name));
  if (programs && edge && runs('redis-server') && runs('openssl')) return { programs, edges: [edge, ...others] };
  return `skipped: it needs ${wanted ?? 'nginx or caddy'}, postgresql, redis-server and openssl of Debian`;
}

const ASK_VERSION: Record<string, string> = { nginx: '-v', caddy: 'version', openssl: 'version' };
const runs = (program: string): boolean =>
  spawnSync(program, [ASK_VERSION[program] ?? '--version'], { env: WITH_SBIN }).status === 0;

function newestPostgres(): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number).filter(Number.isInteger) : [];
  const programs = join(POSTGRES, String(Math.max(...versions)), 'bin');
  return existsSync(join(programs, 'pg_basebackup')) ? programs : undefined;
}
