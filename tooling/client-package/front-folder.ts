import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** URL of the API in the guides, and its URL in the checks. */
const GUIDES_API = 'http://localhost:4000';
const { origin } = new URL(process.env.API_URL!);

/** A folder outside this repository, in which a check follows a guide. */
export class FrontFolder {
  private server: ChildProcess | undefined;

  private constructor(
    readonly path: string,
    private readonly home?: string,
  ) {}

  /** Creates an empty folder for a person with an empty home folder, and without this repository's programs. */
  static async create(): Promise<FrontFolder> {
    const [path, home] = await Promise.all(['front', 'home'].map((name) => mkdtemp(join(tmpdir(), `meet-${name}-`))));
    return new FrontFolder(path!, home!);
  }

  /** Copies an example, which installs the packages that the running shop serves. */
  static async copyOf(example: string): Promise<FrontFolder> {
    const folder = new FrontFolder(await mkdtemp(join(tmpdir(), `meet-${example}-`)));
    // Files that somebody has built in the repository stay there.
    const isSource = (path: string) => !/[\\/](node_modules|build|\.next|\.react-router)$/.test(path);
    await cp(join(root, 'examples', example), folder.path, { recursive: true, filter: isSource });
    const manifest = await readFile(join(folder.path, 'package.json'), 'utf8');
    await folder.write('package.json', manifest.replaceAll(GUIDES_API, origin));
    return folder;
  }

  async write(file: string, text: string): Promise<void> {
    const path = join(this.path, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  /** Runs a command exactly as in the guide, and returns its output. Only the port of the API differs. */
  async run(command: string): Promise<string> {
    const [program, ...args] = command.replace(GUIDES_API, origin).split(' ');
    const { stdout } = await run(program!, args, { cwd: this.path, env: this.environment() });
    return stdout;
  }

  /** Starts a command of the guide that serves pages, and returns the URL that it prints. */
  async serve(command: string): Promise<string> {
    const [program, ...args] = command.split(' ');
    const server = spawn(program!, args, {
      cwd: this.path,
      env: this.environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
      // A separate process group, which `dispose` kills as a whole, because npx does not pass signals on to its child
      // processes.
      detached: true,
    });
    this.server = server;
    return new Promise((done, fail) => {
      let printed = '';
      // The output is read to the end, because a server that cannot write its output any more would stop.
      server.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const address = /(http:\/\/localhost:\d+)\D/.exec(printed)?.[1];
        if (address) done(`${address}/`);
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
    if (this.home) await rm(this.home, { recursive: true, force: true });
  }

  private environment(): NodeJS.ProcessEnv {
    // Removes variables of the outer npm and of the test runner, which would select another workspace and coloured
    // output.
    const own = Object.entries(process.env).filter(([name]) => !/^(npm_|FORCE_COLOR$|NODE_OPTIONS$)/.test(name));
    const environment = { ...Object.fromEntries(own), NO_COLOR: '1' };
    if (!this.home) return environment;
    const PATH = process.env
      .PATH!.split(delimiter)
      .filter((folder) => !folder.startsWith(root))
      .join(delimiter);
    return { ...environment, PATH, HOME: this.home };
  }
}
