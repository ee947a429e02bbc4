import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** An empty folder outside this repository, in which somebody follows a guide. */
export class FrontFolder {
  private server: ChildProcess | undefined;

  private constructor(
    readonly path: string,
    private readonly packages: Record<string, string>,
  ) {}

  /** The client is the one of this repository, packed as for npm; Vite has the version of this repository. */
  static async create(): Promise<FrontFolder> {
    const packs = await mkdtemp(join(tmpdir(), 'meet-pack-'));
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', packs], { cwd: join(root, 'client') });
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    const vite = JSON.parse(await readFile(join(root, 'node_modules/vite/package.json'), 'utf8')) as {
      version: string;
    };
    return new FrontFolder(await mkdtemp(join(tmpdir(), 'meet-front-')), {
      '@meet/client': join(packs, filename),
      vite: `vite@${vite.version}`,
    });
  }

  async write(file: string, text: string): Promise<void> {
    const path = join(this.path, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  /** Runs a command of the guide, and returns what it prints. */
  async run(command: string): Promise<string> {
    const [program, ...args] = command.split(' ');
    const { stdout } = await run(program!, this.withPackages(args), { cwd: this.path, env: this.environment() });
    return stdout;
  }

  /** Starts a command of the guide that serves pages, and returns the address that it prints. */
  async serve(command: string): Promise<string> {
    const [program, ...args] = command.split(' ');
    const server = spawn(program!, args, {
      cwd: this.path,
      env: this.environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
      // A process group of its own, which `dispose` kills as a whole: npx does not pass signals on to its children.
      detached: true,
    });
    this.server = server;
    return new Promise((done, fail) => {
      let printed = '';
      // It is read to the end: a server that cannot print any more would stop.
      server.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const address = /http:\/\/localhost:\d+\//.exec(printed)?.[0];
        if (address) done(address);
      });
      server.once('exit', () => fail(new Error(`${command} has ended: ${printed}`)));
    });
  }

  async dispose(): Promise<void> {
    if (this.server?.pid && this.server.exitCode === null) {
      process.kill(-this.server.pid);
      await once(this.server, 'exit');
    }
    await rm(this.path, { recursive: true, force: true });
    await rm(dirname(this.packages['@meet/client']!), { recursive: true, force: true });
  }

  private withPackages(args: string[]): string[] {
    return args[0] === 'install' ? args.map((arg) => this.packages[arg] ?? arg) : args;
  }

  private environment(): NodeJS.ProcessEnv {
    // Leave out variables of the outer npm and of the test runner: they would set another workspace and coloured
    // output.
    const own = Object.entries(process.env).filter(([name]) => !/^(npm_|FORCE_COLOR$|NODE_OPTIONS$)/.test(name));
    return { ...Object.fromEntries(own), NO_COLOR: '1', npm_config_prefer_offline: 'true' };
  }
}
