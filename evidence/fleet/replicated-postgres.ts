import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const INIT = ['--username=meet', '--auth=trust', '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=ru-RU'];
const READY = ['-c', 'listen_addresses=127.0.0.1', '-c', "unix_socket_directories=''", '-c', 'max_connections=100'];

interface Server {
  data: string;
  port: number;
}

/**
 * A PostgreSQL with a streaming replica, from Debian's packages. A commit is confirmed when the replica has it on disk,
 * so that no commit is lost in a failover.
 */
export class ReplicatedPostgres {
  private readonly primary: Server;
  private readonly replica: Server;
  private readonly account: { uid?: number; gid?: number };

  constructor(
    private readonly programs: string,
    private readonly folder: string,
    ports: { primary: number; replica: number },
  ) {
    this.primary = { data: join(folder, 'primary'), port: ports.primary };
    this.replica = { data: join(folder, 'replica'), port: ports.replica };
    this.account = accountOf(process.getuid?.() === 0 ? 'postgres' : undefined);
  }

  async start(): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    if (this.account.uid !== undefined) chownSync(this.folder, this.account.uid, this.account.gid!);
    this.run('initdb', ...INIT, '--pgdata', this.primary.data);
    this.startServer(this.primary);
    this.sql(this.primary, 'CREATE DATABASE shop');
    const from = ['--host=127.0.0.1', `--port=${this.primary.port}`, '--username=meet'];
    const how = ['--write-recovery-conf', '--wal-method=stream', '--create-slot', '--slot=replica'];
    this.run('pg_basebackup', ...from, ...how, '--checkpoint=fast', '--pgdata', this.replica.data);
    this.startServer(this.replica);
    // Set after the copy, because the replica must not wait for a replica of its own when it takes over.
    this.sql(this.primary, "ALTER SYSTEM SET synchronous_standby_names = '*'");
    this.sql(this.primary, 'SELECT pg_reload_conf()');
    const isSynchronous = () => this.sql(this.primary, 'SELECT sync_state FROM pg_stat_replication') === 'sync';
    for (const end = Date.now() + 30_000; !isSynchronous(); await sleep(200))
      if (Date.now() > end) throw new Error('The replica does not follow the primary');
  }

  get primaryPort(): number {
    return this.primary.port;
  }

  get replicaPort(): number {
    return this.replica.port;
  }

  /** Kills the primary with -9. Resolves when none of its processes exists any more. */
  async killPrimary(): Promise<void> {
    const pid = Number(readFileSync(join(this.primary.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    while (isRunning(pid)) await sleep(10);
  }

  /** Makes the replica the primary. Returns when it accepts writes. */
  promote(): void {
    this.run('pg_ctl', 'promote', '--wait', '--pgdata', this.replica.data);
  }

  stop(): void {
    for (const { data } of [this.replica, this.primary])
      spawnSync(join(this.programs, 'pg_ctl'), ['stop', '--mode=immediate', '--pgdata', data], this.account);
  }

  private startServer({ data, port }: Server): void {
    const options = [...READY, '-c', `port=${port}`].join(' ');
    this.run('pg_ctl', 'start', '--wait', '--pgdata', data, '--log', `${data}.log`, '--options', options);
  }

  private sql({ port }: Server, statement: string): string {
    const where = ['--host=127.0.0.1', `--port=${port}`, '--username=meet', '--dbname=postgres'];
    return this.run('psql', ...where, '--no-psqlrc', '--tuples-only', '--no-align', '--command', statement).trim();
  }

  private run(program: string, ...args: string[]): string {
    // The server that `pg_ctl` starts keeps the output open, so reading from a pipe would never end.
    const stdio = program === 'pg_ctl' ? ('ignore' as const) : ('pipe' as const);
    const { status, stdout, stderr } = spawnSync(join(this.programs, program), args, {
      ...{ ...this.account, cwd: '/', stdio, encoding: 'utf8' },
    });
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr ?? `see the logs in ${this.folder}`}`);
    return stdout ?? '';
  }
}

/** PostgreSQL refuses to run as root. */
function accountOf(name: string | undefined): { uid?: number; gid?: number } {
  if (!name) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
