import { spawn, execFile, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const MEET = join(import.meta.dirname, '../bin/meet.js');
const POSTGRES_PORT = 54_350;
const API_PORT = 4350;
const STOREFRONT_PORT = 3350;

const OWN_GOODS = `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-11-01T00:00+03:00"><shop><name>x</name><company>x</company><url>https://x.example</url>
<currencies><currency id="RUR" rate="1"/></currencies><categories><category id="1">Обувь</category></categories>
<offers><offer id="1" available="true"><name>Свои кеды</name><price>1000</price><currencyId>RUR</currencyId>
<categoryId>1</categoryId><vendor>Своя марка</vendor><param name="Размер">42</param></offer></offers></shop></yml_catalog>`;

/** A complete additional shop of the same build, with separate data, services and settings. */
export class OwnShop {
  readonly url: string;
  readonly api: string;
  readonly apiLog: string;
  /** Output of `npm start` so far. */
  printed = '';

  private constructor(
    private readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
    place: number,
    private readonly stack: ChildProcess,
  ) {
    this.url = `http://127.0.0.1:${STOREFRONT_PORT + place}`;
    this.api = `http://127.0.0.1:${API_PORT + place}`;
    this.apiLog = join(folder, 'logs', 'api.log');
    stack.stdout!.on('data', (chunk: Buffer) => (this.printed += chunk.toString()));
    stack.stderr!.on('data', (chunk: Buffer) => (this.printed += chunk.toString()));
  }

  /**
   * Starts the shop with the demo, and waits until it is ready. Shops that may run at the same time have different
   * values of `place`, 0 to 9, which determine their ports.
   */
  static async start(settings: Record<string, string>, place = 0): Promise<OwnShop> {
    const folder = await mkdtemp(join(tmpdir(), 'meet-own-shop-'));
    const own = {
      MEET_DATA_FOLDER: folder,
      POSTGRES_PORT: String(POSTGRES_PORT + place),
      API_PORT: String(API_PORT + place),
      STOREFRONT_PORT: String(STOREFRONT_PORT + place),
      DATABASE_URL: '',
      // It names the API of the shop at SHOP_URL, and a storefront would ask that one.
      API_URL: undefined,
    };
    const env = { ...process.env, ...own, ...settings };
    const shop = new OwnShop(folder, env, place, spawn(process.execPath, [MEET, 'start'], { env }));
    await shop.says('Ready in');
    return shop;
  }

  /** Waits until `npm start` has printed this text. */
  async says(words: string): Promise<void> {
    while (!this.printed.includes(words)) {
      if (this.stack.exitCode !== null) throw new Error(`The shop has ended: ${this.printed}`);
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  /** Runs a command on the shop's data, such as `operator/admin`. */
  run(...command: string[]): Promise<{ stdout: string; stderr: string }> {
    return promisify(execFile)(process.execPath, [MEET, 'with-database', ...command], { env: this.env });
  }

  /** Imports the shop's own goods, which ends the demo mode, and waits until the shop has restarted. */
  async endDemo(): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'meet-own-goods-'));
    await writeFile(join(folder, 'own.xml'), OWN_GOODS);
    await this.run('feeds/import-feed', '--format', 'yml', join(folder, 'own.xml'));
    await rm(folder, { recursive: true });
    await this.says('There are goods that are not the demo’s.');
    // The sandbox is off in the restarted process.
    while ((await this.codeOfSandbox()) !== 'SANDBOX_OFF') await new Promise((done) => setTimeout(done, 500));
  }

  private codeOfSandbox(): Promise<string> {
    return fetch(`${this.api}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { createSandboxShopper { __typename } }' }),
    })
      .then((answer) => answer.json() as Promise<{ errors?: { extensions: { code: string } }[] }>)
      .then(
        ({ errors }) => errors?.[0]?.extensions.code ?? 'demo',
        () => 'restarting',
      );
  }

  /** Returns the link with which the demo's operator signs in to the desk. */
  async deskLink(): Promise<string> {
    const { stdout } = await this.run('operator/admin', '--json', 'sign-in', 'admin@meet.example');
    return (JSON.parse(stdout) as [{ link: string }])[0].link;
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.stack.once('exit', done));
    if (this.stack.exitCode === null && this.stack.kill('SIGTERM')) await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}
