import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Where guides say that the API is, and where it is in the checks. */
const GUIDES_API = 'http://localhost:4000';
const { origin } = new URL(process.env.API_URL!);

/** An empty folder outside this repository, in which somebody with an empty home folder follows a guide. */
export class FrontFolder {
  private server: ChildProcess | undefined;

  private constructor(
    readonly path: string,
    private readonly home: string,
  ) {}

  static async create(): Promise<FrontFolder> {
    const [path, home] = await Promise.all(['front', 'home'].map((name) => mkdtemp(join(tmpdir(), `meet-${name}-`))));
    return new FrontFolder(path!, home!);
  }

  async write(file: string, text: string): Promise<void> {
    const path = join(this.path, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  /** Runs a command of the guide as it stands there, and returns what it prints. Only the port of the API is another. */
  async run(command: string): Promise<string> {
    const [program, ...args] = command.replace(GUIDES_API, origin).split(' ');
    const { stdout } = await run(program!, args, { cwd: this.path, env: this.environment() });
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
    await rm(this.home, { recursive: true, force: true });
  }

  private environment(): NodeJS.ProcessEnv {
    // Leave out variables of the outer npm and of the test runner, which would set another workspace and coloured output,
    // and the programs of this repository.
    const own = Object.entries(process.env).filter(([name]) => !/^(npm_|FORCE_COLOR$|NODE_OPTIONS$)/.test(name));
    const PATH = process.env
      .PATH!.split(delimiter)
      .filter((folder) => !folder.startsWith(root))
      .join(delimiter);
    return { ...Object.fromEntries(own), PATH, HOME: this.home, NO_COLOR: '1' };
  }
}
