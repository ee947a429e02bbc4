import { createHash, randomBytes } from 'node:crypto';
import { spawn, spawnSync, type StdioOptions } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { canReach, postgresAccount, postgresBinaries, publicFolder, type Account } from './postgres-binaries.js';
import { isRunning, runningServer } from './running-server.js';
import { whyNotStarted } from './why-not-started.js';

export interface PostgresServer {
  /** Returns the connection string of a database of this server, as its superuser. */
  url(database: string): string;
  /**
   * Whether another process had started the server before. That process still uses the server, so it must not be
   * stopped.
   */
  attached: boolean;
  port: number;
  /** Id of its main process. */
  pid: number;
  isRunning(): boolean;
  /** Stops the server, even if another process started it. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /**
   * Folder of the cluster (PostgreSQL's data), its log and its password. The cluster itself may be elsewhere: see
   * `clusterFolder`.
   */
  directory: string;
  /** Preferred port. If it is in use, the next free one is taken. */
  port?: number;
  /** Server settings, e.g. `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
}

const USER = 'meet';
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
const LOG_BYTES = 20e6;
/**
 * How long a start is retried while a child process of a killed server finishes its last statement: longer than the
 * shop's statement timeout of 15 seconds.
 */
const LAST_STATEMENT_MS = 20_000;

/**
 * Starts the PostgreSQL installed from npm, or joins the server that already runs in the folder. The first start
 * creates the cluster. The server listens on 127.0.0.1 only; its random password is stored beside the data.
 */
export async function startEmbeddedPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const directory = resolve(options.directory);
  mkdirSync(directory, { recursive: true });
  const account = postgresAccount();
  const cluster = clusterFolder(directory, account);
  const password = passwordOf(directory);
  const url = (port: number) => (database: string) =>
    `postgresql://${USER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

  const running = runningServer(cluster);
  if (running && (await accepts(url(running.port)('postgres'), () => runningServer(cluster)?.pid === running.pid))) {
    return { url: url(running.port), port: running.port, attached: true, ...processOf(running.pid) };
  }

  const binaries = postgresBinaries(account);
  if (!existsSync(join(cluster, 'PG_VERSION'))) createCluster(binaries.initdb, cluster, password, account);
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== '18') {
    throw new Error(
      `The database in ${cluster} is of PostgreSQL ${version}, the shop brings 18: dump it with the old version and load it, or move the folder away to begin anew.`,
    );
  }

  const port = await freePort(options.port ?? 54_320);
  const log = join(directory, 'postgres.log');
  const command = [
    ...['-D', cluster, '-p', String(port)],
    ...Object.entries({ listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options.settings }).flatMap(
      ([key, value]) => ['-c', `${key}=${value}`],
    ),
  ];
  for (const end = Date.now() + LAST_STATEMENT_MS; ; await sleep(500)) {
    // The server gets its own process group, because Ctrl-C in the terminal must stop the API before its database.
    const { output, said } = openLog(log);
    const stdio: StdioOptions = ['ignore', 'ignore', output];
    const child = spawn(binaries.postgres, command, { ...account, cwd: cluster, detached: true, stdio });
    closeSync(output);
    const server = { url: url(port), port, attached: false, ...processOf(child.pid!) };
    let isOver = false;
    for (const event of ['exit', 'error']) child.once(event, () => (isOver = true));
    if (await accepts(server.url('postgres'), () => !isOver)) return server;
    await server.stop();
    // Retry while a child process of a killed server is still alive: it exits after its last statement.
    const { says, passes } = whyNotStarted(readFileSync(log).subarray(said).toString());
    if (!passes || Date.now() > end) throw new Error(`The database in ${cluster} does not start: ${says}`);
  }
}

/**
 * Opens the log file for appending, readable by its owner only. A large log is renamed first. `said` is the length of
 * the log in bytes before this start.
 */
function openLog(path: string): { output: number; said: number } {
  if (existsSync(path) && statSync(path).size > LOG_BYTES) renameSync(path, `${path}.1`);
  const output = openSync(path, 'a', 0o600);
  fchmodSync(output, 0o600);
  return { output, said: fstatSync(output).size };
}

/**
 * Starts a server for tests in a temporary folder, which `stop` removes. Durability is off, because speed matters more
 * than safety.
 */
export async function startTemporaryPostgres(): Promise<PostgresServer> {
  const directory = temporaryFolder();
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const server = await startEmbeddedPostgres({ directory, port: 55_000 + (process.pid % 5000), settings });
  const stop = async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** Creates a temporary folder that PostgreSQL's account can enter. The caller removes it. */
export function temporaryFolder(): string {
  const directory = mkdtempSync(join(process.getuid?.() === 0 ? publicFolder() : '/tmp', 'test-postgres-'));
  chmodSync(directory, 0o755);
  return directory;
}

/** Creates the database if it does not exist. */
export async function ensureDatabase(server: Pick<PostgresServer, 'url'>, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

/**
 * Returns the folder of the cluster inside `directory`. If PostgreSQL's account has no access to `directory` (such as a
 * clone under /root), returns a folder under /var/tmp whose name is derived from it.
 */
function clusterFolder(directory: string, account: Account | undefined): string {
  if (canReach(directory, account)) return join(directory, 'cluster');
  const elsewhere = folderElsewhere(directory);
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  writeFileSync(
    join(directory, 'README.txt'),
    `The files of the database are in ${elsewhere}, because PostgreSQL's account cannot enter this folder.\n`,
  );
  return join(elsewhere, 'cluster');
}

function folderElsewhere(directory: string): string {
  return join(publicFolder(), `data-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`);
}

/** Whether the cluster already exists. */
export function hasCluster(directory: string): boolean {
  const path = resolve(directory);
  return [path, folderElsewhere(path)].some((folder) => existsSync(join(folder, 'cluster', 'PG_VERSION')));
}

function passwordOf(directory: string): string {
  const file = join(directory, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/**
 * Creates a cluster under a temporary name and renames it when it is complete, so an interrupted start leaves no
 * incomplete cluster.
 */
function createCluster(initdb: string, cluster: string, password: string, account: Account | undefined): void {
  const partial = `${cluster}.new`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  const passwordFile = join(dirname(cluster), `.${basename(cluster)}.password`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) {
    chownSync(partial, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  try {
    // PostgreSQL's built-in locale determines sorting and letter case, so both are the same on every machine. Trigrams
    // use the system's locale to find out which characters are letters. That locale must use UTF-8: otherwise Cyrillic
    // words would have no trigrams.
    let outcome: { status: number | null; stderr: string; error?: Error } = { status: 1, stderr: '' };
    for (const characters of ['C.UTF-8', 'en_US.UTF-8', 'ru_RU.UTF-8']) {
      outcome = spawnSync(
        initdb,
        [
          ...['--pgdata', partial, '--username', USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
          ...['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
          ...['--locale', 'C', '--lc-ctype', characters],
        ],
        { ...account, cwd: dirname(partial), encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
      );
      if (outcome.status === 0 || !/invalid locale/.test(outcome.stderr)) break;
    }
    const { status, stderr, error } = outcome;
    if (status !== 0)
      throw new Error(`PostgreSQL could not create its files in ${partial}: ${(error?.message ?? stderr).trim()}`);
    renameSync(partial, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * Waits for a starting server. Resolves to true when it accepts connections, or to false if it exits or takes too long.
 */
async function accepts(connectionString: string, isAlive: () => boolean): Promise<boolean> {
  for (const end = Date.now() + START_TIMEOUT_MS; isAlive() && Date.now() < end; await sleep(50)) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      // Another server listens on this port: it refused our password.
      if ((error as { code?: string }).code === '28P01') return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

const processOf = (pid: number) => ({ pid, isRunning: () => isRunning(pid), stop: () => stopProcess(pid) });

async function stopProcess(pid: number): Promise<void> {
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions, writes a checkpoint and exits. If the server does not exit
  // in time, SIGQUIT follows (immediate shutdown).
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isRunning(pid, signal)) return;
    for (const end = Date.now() + STOP_TIMEOUT_MS; Date.now() < end; await sleep(20)) if (!isRunning(pid)) return;
  }
}

async function freePort(preferred: number): Promise<number> {
  for (let port = preferred; port < preferred + 100; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${preferred} and ${preferred + 99} for the database: set POSTGRES_PORT.`);
}

/** Whether a port of `host` (127.0.0.1 by default) is free. */
export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, host, () => probe.close(() => done(true)));
  });
}
