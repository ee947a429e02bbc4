import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const fixtures = join(import.meta.dirname, 'fixtures');

/** Packages that the application needs in addition to the kit, in the versions of this repository. */
const companions = [
  ...['react', 'react-dom', '@emotion/react', 'typescript'],
  ...['@types/node', '@types/react', '@types/react-dom'],
];

/** Code that the applications built with Vite share. */
const ofVite = ['app.tsx', 'ten.tsx', 'adopted.tsx', 'adopted.module.css', 'brand.css'];

/**
 * The applications: the folder of their code, shared code, and the packages that only they need, with a version if this
 * repository does not use the package. npm adds the dependencies of these packages.
 */
const apps = {
  'vite-app': { code: 'src', common: ofVite, packages: ['vite', 'tailwindcss', '@tailwindcss/vite'] },
  'ssr-app': { code: 'app', common: ofVite, packages: ['vite', '@react-router/dev', '@react-router/node', 'isbot'] },
  'next-app': { code: 'app', common: [], packages: ['next@16.4.6'] },
};

export type AppName = keyof typeof apps;

/** A blank application in a folder outside this repository, with the kit installed from the tarball that shops serve. */
export class BlankApp {
  private server: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly code: string,
  ) {}

  static async create(name: AppName): Promise<BlankApp> {
    const { code, common, packages } = apps[name];
    const app = new BlankApp(await mkdtemp(join(tmpdir(), `meet-${name}-`)), code);
    if (common.length > 0) await cp(join(fixtures, 'tsconfig.json'), join(app.folder, 'tsconfig.json'));
    await cp(join(fixtures, name), app.folder, { recursive: true });
    for (const part of common) await app.add(part);
    const packed = join(root, 'ui-kit/packed');
    const { file } = JSON.parse(await readFile(join(packed, 'packed.json'), 'utf8')) as { file: string };
    const versions = await Promise.all(
      [...companions, ...packages].map(async (companion) =>
        /.@/.test(companion) ? companion : `${companion}@${await versionOf(companion)}`,
      ),
    );
    await app.npm('install', '--prefer-offline', '--no-audit', '--no-fund', join(packed, file), ...versions);
    return app;
  }

  /** Copies a fixture into the code of the application. */
  async add(fixture: string): Promise<void> {
    await cp(join(fixtures, fixture), join(this.folder, this.code, fixture));
  }

  build(): Promise<unknown> {
    return this.npm('run', 'build');
  }

  /** Serves the build and returns its address. */
  start(): Promise<string> {
    return this.serve('start');
  }

  /** Serves the application for development instead of its build, and returns its address. */
  async develop(): Promise<string> {
    await this.stop();
    return this.serve('dev');
  }

  private async serve(script: 'start' | 'dev'): Promise<string> {
    const port = await findPort();
    this.server = spawn('npm', ['run', script, '--', '--port', String(port)], {
      cwd: this.folder,
      stdio: 'inherit',
      // A separate process group, which `stop` kills as a whole, because npm does not pass signals on to its child
      // processes.
      detached: true,
    });
    const url = `http://127.0.0.1:${port}/`;
    for (let tries = 0; tries < 600; tries += 1) {
      const answer = await fetch(url).catch(() => undefined);
      if (answer?.ok) return url;
      await sleep(100);
    }
    throw new Error(`${this.folder} does not answer at ${url}`);
  }

  private async stop(): Promise<void> {
    if (this.server?.pid && this.server.exitCode === null) {
      process.kill(-this.server.pid);
      await once(this.server, 'exit');
    }
  }

  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private npm(...args: string[]) {
    // Removes variables of the outer npm and of the test runner, which would select another workspace and coloured
    // output.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|FORCE_COLOR$)/.test(name)));
    return run('npm', args, { cwd: this.folder, env: env });
  }
}

async function versionOf(name: string): Promise<string> {
  const manifest = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
