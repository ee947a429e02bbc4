// cspell:ignore Rootfs
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './engine.js';
import { ROOT } from '../root.js';

/** Keeps the containers, volumes and images of this shop apart from those of others. */
const PROJECT = 'meet-evidence';
const COMPOSE = ['compose', '-f', 'docker/compose.yaml', '--profile', 'all'];

export interface ShopPorts {
  http: number;
  https: number;
}

interface Inspected {
  /** Its hash. */
  Image: string;
  HostConfig: { ReadonlyRootfs: boolean; Memory: number };
  State: { Pid: number; Running: boolean; StartedAt: string; Health?: { Status: string } };
}

/** A shop of docker/compose.yaml, in a copy of the repository's files that has settings and secrets of its own. */
export class ShopInContainers {
  private readonly folder = mkdtempSync(join(tmpdir(), 'meet-images-'));
  private readonly env: NodeJS.ProcessEnv;

  private constructor(readonly ports: ShopPorts) {
    this.env = {
      ...process.env,
      COMPOSE_PROJECT_NAME: PROJECT,
      MEET_VERSION: 'evidence',
      HTTP_PORT: String(ports.http),
      HTTPS_PORT: String(ports.https),
    };
  }

  static async open(ports: ShopPorts): Promise<ShopInContainers> {
    const shop = new ShopInContainers(ports);
    const list = join(shop.folder, 'files');
    writeFileSync(
      list,
      await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT }),
    );
    mkdirSync(shop.root);
    await run('tar', ['--null', '-T', list, '-cf', `${list}.tar`], { cwd: ROOT });
    await run('tar', ['-xf', `${list}.tar`], { cwd: shop.root });
    await shop.empty();
    return shop;
  }

  private get root(): string {
    return join(this.folder, 'shop');
  }

  /** Sets variables of compose, as docker/.env would. */
  set(variables: Record<string, string>): void {
    Object.assign(this.env, variables);
  }

  /** Writes docker/shop.env. */
  settings(values: Record<string, string>): void {
    const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(this.root, 'docker/shop.env'), lines.join(''));
  }

  run(command: string, ...args: string[]): Promise<string> {
    return run(command, args, { cwd: this.root, env: this.env });
  }

  compose(...args: string[]): Promise<string> {
    return this.run('docker', ...COMPOSE, ...args);
  }

  /** Runs a command on the shop's data, as docs/deployment.md says. */
  command(...args: string[]): Promise<string> {
    return this.compose('run', '--rm', 'jobs', ...args);
  }

  /** Runs docker/update.sh. */
  update(...args: string[]): Promise<string> {
    return this.run('sh', 'docker/update.sh', ...args);
  }

  async inspect(service: string): Promise<Inspected> {
    const id = await this.compose('ps', '--all', '--quiet', service);
    return (JSON.parse(await run('docker', ['inspect', id])) as [Inspected])[0];
  }

  /** Returns the names of the running services. */
  async services(): Promise<string[]> {
    return (await this.compose('ps', '--services', '--status', 'running')).split('\n').sort();
  }

  /** Kills the processes of a service as a crash would. Returns the seconds until its new ones are healthy. */
  async secondsUntilHealthy(service: string): Promise<number> {
    const { Image: image, State: killed } = await this.inspect(service);
    const began = performance.now();
    // `docker kill` is a stop that somebody asked for, after which nothing is started again.
    const kill = ['run', '--rm', '--pid', 'host', '--network', 'none', '--user', '0', '--entrypoint', 'sh', image];
    await run('docker', [...kill, '-c', `kill -9 ${killed.Pid}`]);
    for (const end = began + 120_000; performance.now() < end; await sleep(250)) {
      const { State: state } = await this.inspect(service);
      // Pictures of the demo have no health check.
      const isHealthy = state.Running && (state.Health?.Status ?? 'healthy') === 'healthy';
      if (state.StartedAt !== killed.StartedAt && isHealthy) return (performance.now() - began) / 1000;
    }
    throw new Error(`${service} did not become healthy again: ${await this.compose('logs', '--tail', '20', service)}`);
  }

  /** Removes the containers and volumes. */
  async empty(): Promise<void> {
    await this.compose('--profile', 'jobs', 'down', '--volumes', '--remove-orphans');
  }

  async close(): Promise<void> {
    await this.empty();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
