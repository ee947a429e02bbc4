import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { createPrisma } from '../testing/prisma-client.js';
import { catalogContent, catalogRows } from '../testing/feeds/catalog-state.js';
import { importPaths } from '../testing/feeds/import-text.js';
import { createTestDatabase } from '../testing/test-database.js';

const CLI = resolve(import.meta.dirname, '..', '..', 'dist', 'feeds', 'import-feed.cli.js');
const PRODUCTS = 3_000;

let folder: string;
let feed: string;
/** Folder for the temporary files of these imports. It is separate because other suites import at the same time. */
let spools: string;
beforeAll(async () => {
  if (!existsSync(CLI)) throw new Error(`No ${CLI}: run \`npm run build\` first.`);
  folder = await mkdtemp(join(tmpdir(), 'meet-interrupted-'));
  feed = join(folder, 'feed.jsonl');
  spools = join(folder, 'spools');
  await mkdir(spools);
  const record = (n: number): object => ({
    kind: 'product',
    source: 'test',
    externalId: `p${n}`,
    name: `Кеды ${n % 700}`,
    model: { name: `Кеды ${n % 700}` },
    brands: [`Марка ${n % 40}`],
    category: [{ name: 'Обувь' }, { name: `Вид ${n % 9}` }],
    colours: [{ name: ['Чёрный', 'Белый', 'Лунный'][n % 3] }],
    publishedAt: '2026-01-01T00:00:00Z',
    images: [{ url: `https://p.example/${n}.jpg` }],
    items: [38, 39, 40].map((size) => ({
      externalId: `p${n}-${size}`,
      size: String(size),
      supplier: { name: 'Склад' },
      stock: n % 5,
      price: 10_000 + n,
    })),
  });
  await writeFile(feed, Array.from({ length: PRODUCTS }, (_, n) => `${JSON.stringify(record(n))}\n`).join(''));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the import command. `interrupt` may kill it. Resolves with its exit code (null when killed) and its output. */
function runImport(
  url: string,
  interrupt?: (child: { kill(signal: NodeJS.Signals): void }) => Promise<void>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [CLI, '--format', 'jsonl', '--no-images', feed], {
    env: { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '', TMPDIR: spools },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const stopped = interrupt?.({ kill: (signal) => void child.kill(signal) });
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) => void Promise.resolve(stopped).then(() => done({ code, output }), failed));
  });
}

async function withDatabase<T>(work: (url: string, prisma: ReturnType<typeof createPrisma>) => Promise<T>): Promise<T> {
  const database = await createTestDatabase();
  const prisma = createPrisma(database.url, 2);
  try {
    return await work(database.url, prisma);
  } finally {
    await prisma.$disconnect();
    await database.drop();
  }
}

describe('an import that is cut off', () => {
  let undisturbed: string[];
  beforeAll(async () => {
    undisturbed = await withDatabase(async (url, prisma) => {
      await importPaths(url, 'jsonl', [feed]);
      return catalogContent(prisma, url);
    });
  }, 120_000);

  // The seed makes failures reproducible; `noBias` keeps fast-check from preferring the ends of the range.
  const [points = []] = fc.sample(
    fc.noBias(fc.uniqueArray(fc.integer({ min: 50, max: 2_600 }), { minLength: 3, maxLength: 3 })),
    { seed: 42, numRuns: 1 },
  );

  it.each(points)(
    'a feed import killed after %d products is completed by running it again',
    async (products) => {
      await withDatabase(async (url, prisma) => {
        let met = 0;
        const killed = await runImport(url, async (child) => {
          while ((met = await prisma.product.count()) < products) await sleep(5);
          child.kill('SIGKILL');
        });
        expect(killed.code).toBeNull();
        const after = await prisma.product.count();
        expect(after).toBeGreaterThanOrEqual(met);
        expect(after).toBeLessThan(PRODUCTS);
        const again = await runImport(url);
        expect(again.code).toBe(0);
        expect(again.output).toContain(`created ${PRODUCTS - after}, updated 0, unchanged ${after}, rejected 0`);
        expect(await catalogContent(prisma, url)).toEqual(undisturbed);
      });
    },
    120_000,
  );

  it('Ctrl-C stops a feed import after a complete batch and prints how to continue it', async () => {
    await withDatabase(async (url, prisma) => {
      const interrupted = await runImport(url, async (child) => {
        while ((await prisma.product.count()) < 400) await sleep(5);
        child.kill('SIGINT');
      });
      expect(interrupted.code).toBe(130);
      expect(interrupted.output).toContain('Run the same command again');
      expect((await prisma.product.count()) % 200).toBe(0);
      expect((await runImport(url)).code).toBe(0);
      expect(await catalogContent(prisma, url)).toEqual(undisturbed);
      const rows = await catalogRows(prisma);
      const third = await runImport(url);
      expect(third.output).toMatch(/^0 changes$/m);
      expect(await catalogRows(prisma)).toEqual(rows);
    });
  }, 120_000);

  it('an interrupted feed import leaves no temporary files', async () => {
    expect(await readdir(spools)).toEqual([]);
  });
});
