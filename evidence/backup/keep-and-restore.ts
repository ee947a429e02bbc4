import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { commerceFaults } from '@meet/api/commerce-faults';
import { freePort, withClient } from '@meet/tooling/stack';
import pg from 'pg';
import { readBooks } from '../chaos/orders/books.js';
import type { OpenShop } from '../chaos/orders/open-shop.js';
import { signUp } from '../chaos/orders/sign-up.js';
import { ApiProcess } from '../processes/api-process.js';
import { damageBackup } from './damage.js';
import { aroundMoment, serviceWithin, type AroundMoment, type Service, type Span } from './judge-orders.js';
import { describeRun, measuredCommand, succeeding, type MeasuredRun } from './measured-command.js';
import { addPictures, hashedPictures, openKeptShop, type KeptShopTerms } from './open-kept-shop.js';
import { OrderStream } from './order-stream.js';
import { differentTables, rowDigests } from './row-digests.js';

export interface KeepTerms extends KeptShopTerms {
  ordersPerSecond: number;
  /** Number of pairs of periods, one without and one with backups, and the minimum seconds of each period. */
  rounds: number;
  seconds: number;
}

export interface KeepReport {
  /** Orders sent per second. */
  rate: number;
  without: Service;
  with: Service;
  /** Resources and output of each backup, in order. */
  backups: MeasuredRun[];
  restore: MeasuredRun;
  export: MeasuredRun;
  orders: AroundMoment;
  tables: number;
  faults: string[];
}

const SHOPPERS = 2000;
const WARM_UP_MS = 5000;
const SETTLE_MS = 3000;
const NEW_PICTURES = 10;
/**
 * Orders are served steadily if this share is confirmed in time, and half of them within this number of milliseconds.
 */
const STEADY = 0.9;
const MOST_MS = 1000;

/** Backs a shop up while orders are placed, wipes it, restores it elsewhere, and compares. */
export async function keepAndRestore(terms: KeepTerms, say: (line: string) => void): Promise<KeepReport> {
  say(`  … a shop of ${terms.products} products, ${terms.history} orders and ${terms.pictures} pictures is made`);
  const shop = await openKeptShop(terms);
  try {
    return await new Keeping(shop, terms, say).run();
  } finally {
    await shop.close();
  }
}

class Keeping {
  private readonly places: { backups: string; key: string; settings: string; exported: string };
  private readonly env: NodeJS.ProcessEnv;
  private readonly storage: string;
  private readonly faults: string[] = [];
  private readonly backups: MeasuredRun[] = [];
  private tokens: string[] = [];
  private items: string[] = [];

  constructor(
    private readonly shop: OpenShop,
    private readonly terms: KeepTerms,
    private readonly say: (line: string) => void,
  ) {
    const at = (name: string) => join(shop.folder, name);
    this.places = {
      ...{ backups: at('backups'), key: at('backup.key'), settings: at('shop.env'), exported: at('export') },
    };
    this.env = { ...shop.env, BACKUP_TO: this.places.backups, BACKUP_IDENTITY_FILE: this.places.key };
    this.storage = shop.env.STORAGE_FOLDER!;
  }

  async run(): Promise<KeepReport> {
    const made = await succeeding('backup/backup', ['--new-key', this.places.key], this.env);
    this.env.BACKUP_RECIPIENT = /BACKUP_RECIPIENT=(\S+)/.exec(made.stdout)![1]!;
    this.tokens = (await signUp(this.shop, SHOPPERS)).map(({ token }) => token);
    const { rows } = await this.shop.database.query<{ id: string }>(
      `SELECT "id" FROM "product_item" WHERE "stock" > 100000 ORDER BY "id"`,
    );
    this.items = rows.map(({ id }) => id);
    const { stream, rate } = await this.steadyStream();
    const spans = await this.alternate();
    const kept = await this.backUpAtMoment(stream);
    const { orders } = stream;
    const refused = orders.flatMap(({ refusal }) => refusal ?? []);
    if (refused.length) this.faults.push(`${refused.length} orders were refused, such as ${refused[0]}`);
    this.say('  … everything is exported');
    const exported = await succeeding('backup/export', ['all', '--to', this.places.exported], this.env);
    rmSync(this.places.exported, { recursive: true });
    await this.damage();
    this.say('  … the shop is wiped and restored elsewhere');
    const { restore, restored } = await this.wipeAndRestore(kept, rate);
    return {
      rate,
      ...{ without: serviceWithin(spans.without, orders), with: serviceWithin(spans.with, orders) },
      ...{ backups: this.backups, restore, export: exported, tables: kept.digests.size, faults: this.faults },
      orders: aroundMoment(orders, kept.moment, restored),
    };
  }

  private orders(origin: string, rate: number): OrderStream {
    return new OrderStream(origin, this.tokens, this.items, rate);
  }

  /**
   * Finds how many orders per second are served steadily while a backup is written. Starts with the requested rate,
   * then tries half of it, and so on.
   */
  private async steadyStream(): Promise<{ stream: OrderStream; rate: number }> {
    for (let rate = this.terms.ordersPerSecond; rate >= 1; rate /= 2) {
      const stream = this.orders(this.shop.processes[0]!.origin, rate);
      const isSteady = async (meanwhile: () => Promise<void>) => {
        const from = performance.now();
        await meanwhile();
        const { perSecond, p50 } = serviceWithin([{ from, to: performance.now() }], stream.orders);
        return perSecond > rate * STEADY && p50 < MOST_MS;
      };
      await sleep(SETTLE_MS);
      if ((await isSteady(() => sleep(WARM_UP_MS))) && (await isSteady(() => this.backUp()))) return { stream, rate };
      this.say(`  … ${rate} orders/s are more than this machine serves steadily`);
      await stream.end();
    }
    throw new Error('This machine is too busy to place orders beside a backup');
  }

  /** Alternates periods with and without backups, so that a change in the speed of the machine affects both. */
  private async alternate(): Promise<{ without: Span[]; with: Span[] }> {
    const spans: { without: Span[]; with: Span[] } = { without: [], with: [] };
    for (let round = 0; round < this.terms.rounds; round += 1) {
      this.say(`  … round ${round + 1} of ${this.terms.rounds}: without a backup, then with one`);
      let from = performance.now();
      await sleep(this.terms.seconds * 1000);
      spans.without.push({ from, to: performance.now() });
      from = performance.now();
      while (performance.now() < from + this.terms.seconds * 1000) await this.backUp();
      spans.with.push({ from, to: performance.now() });
      await sleep(SETTLE_MS);
    }
    return spans;
  }

  private async backUp(...args: string[]): Promise<void> {
    const run = await succeeding('backup/backup', args, this.env);
    this.say(describeRun(`backup ${this.backups.push(run)}`, run));
    // New pictures that a later backup must store.
    if (this.backups.length === 1) addPictures(this.storage, 'second', NEW_PICTURES);
  }

  /** Makes one more backup, during which this process reads the same database snapshot. */
  private async backUpAtMoment(stream: OrderStream) {
    this.say('  … a backup of a known moment, while orders are placed');
    const reader = new pg.Client({ connectionString: this.shop.databaseUrl });
    await reader.connect();
    try {
      await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const from = performance.now();
      const { rows } = await reader.query<{ name: string }>('SELECT pg_export_snapshot() AS "name"');
      const moment: Span = { from, to: performance.now() };
      await this.backUp('--snapshot', rows[0]!.name);
      await sleep(SETTLE_MS);
      await stream.end();
      const digests = await rowDigests(reader);
      return { moment, digests, books: await readBooks(reader), pictures: await hashedPictures(this.storage) };
    } finally {
      await reader.end();
    }
  }

  private async damage(): Promise<void> {
    const time = (await readdir(join(this.places.backups, 'backups'))).sort().at(-1)!;
    const { names, mend } = await damageBackup(this.places.backups, time);
    const { code, stderr } = await measuredCommand('backup/backup', ['--verify'], this.env);
    await mend();
    const told = stderr.trim().split('\n').at(-1)!;
    this.say(`  damaged: ${told}`);
    const [, named = ''] = new RegExp(`^The backup of ${time} is damaged: (.*)\\.$`).exec(told) ?? [];
    if (code !== 1 || named.split(', ').sort().join() !== names.sort().join())
      this.faults.push(`a damaged backup is told so: ${code} ${stderr}`);
  }

  private async wipeAndRestore(kept: Awaited<ReturnType<Keeping['backUpAtMoment']>>, rate: number) {
    const { shop, places } = this;
    await Promise.all(shop.processes.map((api) => api.end('SIGTERM')));
    const admin = (sql: string) => withClient(shop.postgres.url('postgres'), (client) => client.query(sql));
    await admin('DROP DATABASE "chaos" WITH (FORCE)');
    rmSync(this.storage, { recursive: true });
    await admin('CREATE DATABASE "restored"');
    const DATABASE_URL = shop.postgres.url('restored');
    const STORAGE_FOLDER = join(shop.folder, 'restored');
    // The shop's keys and settings must come from the backup, not from here.
    const others = Object.entries(this.env).filter(([name]) => !(name in shop.secrets));
    const machine: NodeJS.ProcessEnv = { ...Object.fromEntries(others), DATABASE_URL, STORAGE_FOLDER };
    const restore = await succeeding(
      'backup/restore',
      ['--from', places.backups, '--settings', places.settings],
      machine,
    );
    const settings = parseEnv(readFileSync(places.settings, 'utf8'));
    const found = await withClient(DATABASE_URL, async (client) => ({
      digests: await rowDigests(client),
      books: await readBooks(client),
      ids: (await client.query<{ id: string }>('SELECT "id" FROM "shop_order"')).rows.map(({ id }) => id),
    }));
    this.faults.push(...differentTables(kept.digests, found.digests), ...(await commerceFaults(DATABASE_URL)));
    if (JSON.stringify(found.books) !== JSON.stringify(kept.books)) this.faults.push('the books are not the same');
    const pictures = await hashedPictures(STORAGE_FOLDER);
    for (const [key, hash] of kept.pictures) if (pictures.get(key) !== hash) this.faults.push(`${key} is another`);
    if (pictures.size !== kept.pictures.size) this.faults.push(`${pictures.size} pictures, not ${kept.pictures.size}`);
    await this.sell({ ...machine, ...settings }, rate);
    return { restore, restored: new Set(found.ids) };
  }

  /** Checks that the restored shop sells to shoppers who were signed in to the lost shop. */
  private async sell(env: NodeJS.ProcessEnv, rate: number): Promise<void> {
    mkdirSync(join(this.shop.folder, 'restored'), { recursive: true });
    const api = new ApiProcess(env, await freePort(), join(this.shop.folder, 'restored.log'));
    await api.start();
    const stream = this.orders(api.origin, rate);
    await sleep(SETTLE_MS);
    await stream.end();
    await api.end('SIGTERM');
    const refused = stream.orders.flatMap(({ refusal }) => refusal ?? []);
    this.say(
      `  the restored shop placed ${stream.orders.length - refused.length} orders of shoppers who were signed in`,
    );
    if (refused.length) this.faults.push(`the restored shop refused ${refused.length} orders: ${refused[0]}`);
  }
}
