import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { PrintedMessages } from '../messaging/index.js';
import { EventLog } from '../platform/live/event-log.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { catalogContent, catalogRows } from '../testing/feeds/catalog-state.js';
import { FeedServer, ymlOf, type MadeOffer } from '../testing/feed-server.js';
import { operator, type Operator } from '../testing/operators.js';
import { codeOf } from '../testing/orders.js';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';
import { ForgetRuns } from './forget-runs.js';
import { WorkFeedRuns } from './work-feed-runs.js';

const SHOP_MAIL = 'goods@shop.example';
const MANY = 3000;

let supplier: FeedServer;
let api: TestApi;
let admin: Operator;
let prisma: PrismaClient;
let id: string;

beforeAll(async () => {
  supplier = await new FeedServer().listen();
  api = await startTestApi([], { SOURCE_PRIVATE_ORIGINS: supplier.origin, SOURCES_MAIL: SHOP_MAIL });
  prisma = createPrisma(api.databaseUrl, 2);
  admin = await operator(api, 'ADMIN');
  ({ id } = await save({ name: 'lan', format: 'YML', url: `${supplier.origin}/market.yml`, complete: true }));
}, 60_000);
afterAll(async () => {
  await prisma.$disconnect();
  await api.close();
  await supplier.close();
});

const RUN = `{ id state cause code message plan undoable supersededBy phase counts { created updated unchanged } }`;
interface Run {
  id: string;
  state: string;
  code: string | null;
  plan: { pricesMoved: number; vanishing: { count: number } } | null;
  undoable: boolean;
}

async function call<Result>(document: string, dto: object): Promise<Result> {
  const { data, errors } = await admin.admin(document, { dto });
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Result;
}
const save = (dto: object) =>
  call<{ id: string; nextRunAt: string | null; paused: boolean }>(
    `mutation ($dto: SaveFeedSourceInput!) { saveFeedSource(dto: $dto) { id nextRunAt paused } }`,
    dto,
  );
const source = () =>
  call<{ paused: boolean; nextRunAt: string | null }>(
    `query ($dto: FeedSourceIdInput!) { feedSource(dto: $dto) { paused nextRunAt } }`,
    { id },
  );
const decide = (name: string, run: string) =>
  admin.admin(`mutation ($dto: FeedRunIdInput!) { ${name}(dto: $dto) { id } }`, { dto: { id: run } });
const undo = (run: string) =>
  call<{ run: Run; stayed: object[] }>(
    `mutation ($dto: FeedRunIdInput!) { undoFeedRun(dto: $dto) { run ${RUN} stayed { relation key reason } } }`,
    { id: run },
  );
const work = () => api.app.get(WorkFeedRuns, { strict: false }).run();
const runOf = (run: string) => call<Run>(`query ($dto: FeedRunIdInput!) { feedRun(dto: $dto) ${RUN} }`, { id: run });
const start = () =>
  call<Run>(`mutation ($dto: StartFeedRunInput!) { startFeedRun(dto: $dto) ${RUN} }`, { sourceId: id });
async function byHand(): Promise<Run> {
  const started = await start();
  await work();
  return runOf(started.id);
}
const latest = async () =>
  (
    await call<{ items: Run[] }>(
      `query ($dto: FeedRunsInput!) { feedRuns(dto: $dto, pagination: { limit: 1 }) { items ${RUN} } }`,
      { sourceId: id },
    )
  ).items[0]!;
/** Has the clock start a run now. */
async function byClock(): Promise<Run> {
  const before = await latest().catch(() => null);
  await prisma.$executeRaw`UPDATE "feed_source" SET "nextRunAt" = now() WHERE "id" = ${id}::uuid`;
  await work();
  const run = await latest();
  expect(run.id).not.toBe(before?.id);
  return run;
}
async function letters(): Promise<string[]> {
  const printed = api.app.get(PrintedMessages);
  printed.messages.length = 0;
  await api.app.get(OutboxWorker).run();
  return printed.messages.filter(({ to }) => to === SHOP_MAIL).map(({ subject }) => subject!);
}
const content = () => catalogContent(prisma, api.databaseUrl);

const OFFERS: MadeOffer[] = Array.from({ length: 40 }, (_, n) => ({ id: `a${n}` }));
const with_ = (change: Partial<MadeOffer>, count = OFFERS.length) =>
  ymlOf(OFFERS.map((offer, n) => (n < count ? { ...offer, ...change } : offer)));

describe('a source over many runs', () => {
  it('a scheduled feed run skips a file that the server reports as unchanged', async () => {
    const { nextRunAt } = await save({ id, name: 'lan', format: 'YML', everyMinutes: 60 });
    expect(nextRunAt).not.toBeNull();
    supplier.serve(ymlOf(OFFERS), { etag: '"1"' });
    expect(await byClock()).toMatchObject({ state: 'APPLIED', cause: 'SCHEDULE', counts: { created: 40 } });
    expect(Date.parse((await source()).nextRunAt!)).toBeGreaterThan(Date.now() + 3_500_000);
    const before = await catalogRows(prisma);
    expect(await byClock()).toMatchObject({ state: 'UNCHANGED', counts: null });
    expect(supplier.requests.at(-1)!.headers['if-none-match']).toBe('"1"');
    // Somebody who asks wants it read.
    expect(await byHand()).toMatchObject({ state: 'UNCHANGED', counts: { unchanged: 40 } });
    expect(await catalogRows(prisma)).toEqual(before);
    expect(await letters()).toEqual([]);
  });

  it('a failing feed source sends one e-mail per kind of error, even after several failed runs', async () => {
    const before = await catalogRows(prisma);
    supplier.behaviour = (response) => response.writeHead(503).end();
    for (let night = 0; night < 4; night += 1) expect(await byClock()).toMatchObject({ code: 'FEED_NOT_SERVED' });
    expect(await letters()).toEqual(['Фид не прочитан: lan']);
    supplier.serve('<html><body>Вход</body></html>');
    expect(await byClock()).toMatchObject({ code: 'FEED_IS_HTML' });
    expect(await letters()).toHaveLength(1);
    expect(await catalogRows(prisma)).toEqual(before);
  });

  it('a feed run with prices changed a hundredfold waits for a decision and applies nothing', async () => {
    const before = await catalogRows(prisma);
    supplier.serve(with_({ price: 199_000 }), { etag: '"2"' });
    const asking = await byClock();
    expect(asking).toMatchObject({ state: 'ASKING', code: 'PRICES_MOVED', undoable: false });
    expect(asking.plan!.pricesMoved).toBe(40);
    expect(await letters()).toEqual(['Фид ждёт решения: lan']);
    expect(await byClock()).toMatchObject({ state: 'UNCHANGED', code: 'FEED_ASKS' });
    expect(supplier.requests.at(-1)!.headers['if-none-match']).not.toBe('"2"');
    expect(await letters()).toEqual([]);
    expect(await runOf(asking.id)).toMatchObject({ state: 'ASKING' });
    expect(await catalogRows(prisma)).toEqual(before);
    // The supplier corrects it: what asked is over.
    supplier.serve(ymlOf(OFFERS), { etag: '"3"' });
    const corrected = await byClock();
    expect(corrected).toMatchObject({ state: 'UNCHANGED', code: null });
    expect(await runOf(asking.id)).toMatchObject({ state: 'DISCARDED', supersededBy: corrected.id });
    expect(codeOf(await decide('applyFeedRun', asking.id))).toBe('RUN_NOT_ASKING');
    expect(await catalogRows(prisma)).toEqual(before);
  });

  it('a feed run waits for a decision when products would vanish, and never again for a discarded file', async () => {
    const before = await catalogRows(prisma);
    supplier.serve(ymlOf(OFFERS.slice(0, 20)));
    const asking = await byClock();
    expect(asking).toMatchObject({ state: 'ASKING', code: 'VANISHING' });
    expect(asking.plan!.vanishing.count).toBe(20);
    expect((await decide('discardFeedRun', asking.id)).errors).toBeUndefined();
    expect(codeOf(await decide('discardFeedRun', asking.id))).toBe('RUN_NOT_ASKING');
    expect(await byClock()).toMatchObject({ state: 'UNCHANGED', code: 'FEED_DISCARDED' });
    const again = await byHand();
    expect(again).toMatchObject({ state: 'ASKING', code: 'VANISHING' });
    expect(await catalogRows(prisma)).toEqual(before);
  });

  it('a feed run that an operator approves is applied and can be undone completely', async () => {
    const before = await content();
    const asking = await latest();
    const answers = await Promise.all([1, 2, 3].map(() => decide('applyFeedRun', asking.id)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    await work();
    expect(await runOf(asking.id)).toMatchObject({ state: 'APPLIED', undoable: true, counts: { unchanged: 20 } });
    expect(await content()).not.toEqual(before);
    expect(await undo(asking.id)).toMatchObject({ run: { undoable: false }, stayed: [] });
    expect(await content()).toEqual(before);
    expect(codeOf(await decide('applyFeedRun', asking.id))).toBe('RUN_NOT_ASKING');
    const twice = await admin.admin(`mutation ($dto: FeedRunIdInput!) { undoFeedRun(dto: $dto) { run { id } } }`, {
      dto: { id: asking.id },
    });
    expect(codeOf(twice)).toBe('RUN_NOT_UNDOABLE');
    // Else the clock would bring back what was undone.
    expect(await source()).toEqual({ paused: true, nextRunAt: null });
    await save({ id, name: 'lan', format: 'YML', paused: false });
  });

  it('a feed run applies small changes without a decision and sends events to subscribers', async () => {
    const log = api.app.get(EventLog);
    await log.number();
    const since = await log.head();
    supplier.serve(with_({ price: 1890, stock: 9 }, 4));
    const run = await byClock();
    expect(run).toMatchObject({ state: 'APPLIED', counts: { updated: 4, unchanged: 36 } });
    await log.number();
    const told = (await log.read({ of: 'QUEUE' }, since)).filter(({ subjectType }) => subjectType === 'FEED_RUN');
    expect(told.map(({ subjectId }) => subjectId)).toEqual(told.map(() => run.id));
    expect(told.map(({ isNew }) => isNew)).toEqual([true, ...told.slice(1).map(() => false)]);
    expect(told.length).toBeGreaterThanOrEqual(3);
  });
});

describe('a run that is killed', () => {
  const bigger = () => ymlOf([...OFFERS, ...Array.from({ length: MANY }, (_, n) => ({ id: `m${n}`, price: 990 }))]);
  const processes = () =>
    execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes('run-worker.js'))
      .map((line) => Number(line.trim().split(' ')[0]));
  const due = (run: string) =>
    prisma.$executeRaw`UPDATE "feed_run" SET "runAt" = now() WHERE "id" = ${run}::uuid AND "state" <> 'APPLIED'`;
  const written = async () =>
    (await prisma.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS "n" FROM "product_item"`)[0]!.n;

  it('a feed run killed while writing is repeated to the end and can be undone completely', async () => {
    const before = await content();
    supplier.serve(bigger());
    const { id: run } = await start();
    const worked = work();
    while ((await written()) <= OFFERS.length) await sleep(20);
    const [pid] = processes();
    process.kill(pid!, 'SIGKILL');
    await worked;
    const half = await written();
    expect(half).toBeGreaterThan(OFFERS.length);
    expect(half).toBeLessThan(OFFERS.length + MANY);
    expect(await runOf(run)).toMatchObject({ state: 'WAITING', undoable: true });
    expect(
      codeOf(
        await admin.admin(`mutation ($dto: StartFeedRunInput!) { startFeedRun(dto: $dto) { id } }`, {
          dto: { sourceId: id },
        }),
      ),
    ).toBe('RUN_UNFINISHED');
    await due(run);
    await work();
    expect(await runOf(run)).toMatchObject({ state: 'APPLIED' });
    expect(await written()).toBe(OFFERS.length + MANY);
    expect(await undo(run)).toMatchObject({ stayed: [] });
    expect(await content()).toEqual(before);
  }, 120_000);

  it('a feed run of a dead process is continued after the lease and stopped after three attempts', async () => {
    supplier.serve(ymlOf(OFFERS));
    const { id: run } = await start();
    await prisma.$executeRaw`UPDATE "feed_run" SET "state" = 'RUNNING', "attempts" = 1, "runAt" = now() + interval '1 minute'
      WHERE "id" = ${run}::uuid`;
    await work();
    expect(await runOf(run)).toMatchObject({ state: 'RUNNING' });
    await due(run);
    await work();
    expect(['APPLIED', 'UNCHANGED']).toContain((await runOf(run)).state);
    const { id: hopeless } = await start();
    await prisma.$executeRaw`UPDATE "feed_run" SET "state" = 'RUNNING', "attempts" = 3, "runAt" = now() WHERE "id" = ${hopeless}::uuid`;
    await work();
    expect(await runOf(hopeless)).toMatchObject({ state: 'STOPPED', code: 'RUN_FAILED' });
    expect(await letters()).toContain('Чтение фида остановлено: lan');
  });

  it('the files of old feed runs are deleted, and the latest five are kept', async () => {
    const kept = () => prisma.$queryRaw<{ n: number }[]>`SELECT count("fileKey")::int AS "n" FROM "feed_run"`;
    expect((await kept())[0]!.n).toBeGreaterThan(5);
    await api.app.get(ForgetRuns, { strict: false }).run();
    expect((await kept())[0]!.n).toBe(5);
  });
});
