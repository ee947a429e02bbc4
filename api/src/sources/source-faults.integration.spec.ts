import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { catalogRows } from '../testing/feeds/catalog-state.js';
import { FeedServer, ymlOf } from '../testing/feed-server.js';
import { operator, type Operator } from '../testing/operators.js';
import { Prisma } from '../generated/prisma/client.js';
import { codeOf } from '../testing/orders.js';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';
import { WorkFeedRuns } from './work-feed-runs.js';

let supplier: FeedServer;
let other: FeedServer;
let api: TestApi;
let admin: Operator;
let prisma: PrismaClient;
let id: string;

beforeAll(async () => {
  supplier = await new FeedServer().listen();
  other = await new FeedServer().listen();
  api = await startTestApi([], {
    SOURCE_PRIVATE_ORIGINS: supplier.origin,
    SOURCE_DOWNLOAD_SECONDS: '2',
    SOURCE_MEGABYTES: '1',
  });
  prisma = createPrisma(api.databaseUrl, 2);
  admin = await operator(api, 'ADMIN');
  ({ id } = await save({
    ...{ name: 'lan', format: 'YML', url: `${supplier.origin}/market.yml?key=1` },
    credentials: { user: 'shop', password: 'пароль' },
  }));
});
afterAll(async () => {
  await prisma.$disconnect();
  await api.close();
  await supplier.close();
  await other.close();
});

const RUN = `{ id state cause code message report problems { field count line severity code values { name value } message } fileName fileBytes counts { created updated unchanged rejected } finishedAt }`;
interface Run {
  id: string;
  state: string;
  code: string | null;
  message: string | null;
  report: string[];
  problems: object[] | null;
}

async function call<Result>(document: string, dto: object): Promise<Result> {
  const { data, errors } = await admin.admin(document, { dto });
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Result;
}
const save = (dto: object) =>
  call<{ id: string }>(
    `mutation ($dto: SaveFeedSourceInput!) { saveFeedSource(dto: $dto) { id hasCredentials } }`,
    dto,
  );
const START = `mutation ($dto: StartFeedRunInput!) { startFeedRun(dto: $dto) ${RUN} }`;
const work = () => api.app.get(WorkFeedRuns, { strict: false }).run();
const runOf = (run: string) => call<Run>(`query ($dto: FeedRunIdInput!) { feedRun(dto: $dto) ${RUN} }`, { id: run });
async function read(): Promise<Run> {
  const started = await call<Run>(START, { sourceId: id });
  await work();
  return runOf(started.id);
}

const OFFERS = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const FEED = ymlOf(OFFERS);
const PAGE = '<!DOCTYPE html>\n<html><head><title>Вход</title></head><body><form></form></body></html>';

describe('a run', () => {
  it('a feed run reads the source with its credentials, and a second run changes nothing', async () => {
    supplier.serve(FEED);
    const first = await read();
    expect(first).toMatchObject({
      ...{ state: 'APPLIED', cause: 'BY_HAND', code: null, fileName: 'market.yml', fileBytes: Buffer.byteLength(FEED) },
      counts: { created: 3, updated: 0, rejected: 0 },
    });
    const [request] = supplier.requests;
    expect(request!.headers.authorization).toBe(`Basic ${Buffer.from('shop:пароль').toString('base64')}`);
    const before = await catalogRows(prisma);
    expect(before.product_item).toHaveLength(3);
    expect(await read()).toMatchObject({ state: 'UNCHANGED', counts: { created: 0, updated: 0, unchanged: 3 } });
    expect(await catalogRows(prisma)).toEqual(before);
  });

  it('a feed run lists each problem with its code and values, and one of an earlier release only as text', async () => {
    supplier.serve(ymlOf([...OFFERS, { id: 'd', price: 7 }]).replace('>7</price>', '>даром</price>'));
    const run = await read();
    const message = '"даром" is not a price; write digits, e.g. 1490.50';
    expect(run.problems).toEqual([
      {
        ...{ field: 'price', count: 1, line: expect.any(Number), severity: 'REJECTED', code: 'PRICE_UNREADABLE' },
        ...{ values: [{ name: 'text', value: 'даром' }], message },
      },
    ]);
    expect(run.report).toEqual([expect.stringContaining(`price: 1 × rejected: ${message}`)]);
    await prisma.feedRun.update({ where: { id: run.id }, data: { problems: Prisma.DbNull } });
    expect(await runOf(run.id)).toMatchObject({ problems: null, report: run.report });
    const gone = { field: 'a', count: 2, line: 1, severity: 'error', code: 'GONE', values: { text: 'x' } };
    await prisma.feedRun.update({ where: { id: run.id }, data: { problems: [gone] } });
    expect((await runOf(run.id)).problems).toMatchObject([{ code: null, message: 'GONE: x' }]);
  });

  it('a feed run reads a feed that is compressed with gzip', async () => {
    supplier.serve(gzipSync(FEED), { 'content-type': 'application/gzip' });
    expect(await read()).toMatchObject({ state: 'UNCHANGED', fileBytes: Buffer.byteLength(FEED) });
    supplier.serve(gzipSync(FEED), { 'content-encoding': 'gzip' });
    expect(await read()).toMatchObject({ state: 'UNCHANGED', fileBytes: Buffer.byteLength(FEED) });
  });

  const cheaper = ymlOf(OFFERS.map((offer) => ({ ...offer, price: 1500 })));
  const headers = { 'content-type': 'application/xml', 'content-length': String(Buffer.byteLength(cheaper)) };
  const half = Buffer.from(cheaper).subarray(0, Buffer.byteLength(cheaper) / 2);
  it.each<[string, string, FeedServer['behaviour']]>([
    ['there is none (404)', 'FEED_NOT_SERVED', (response) => response.writeHead(404).end(cheaper)],
    ['the server fails (500)', 'FEED_NOT_SERVED', (response) => response.writeHead(500).end(cheaper)],
    ['the server says that a file is known which it did not name', 'FEED_NOT_SERVED', (r) => r.writeHead(304).end()],
    [
      'the connection ends in the middle',
      'FEED_CUT_SHORT',
      (r) => r.writeHead(200, headers).write(half, () => r.destroy()),
    ],
    ['half a file is sent as a whole', 'FEED_MALFORMED', (response) => response.writeHead(200).end(half)],
    ['half a packed file is sent', 'FEED_CUT_SHORT', (r) => r.writeHead(200).end(gzipSync(cheaper).subarray(0, 200))],
    ['the file is empty', 'FEED_EMPTY', (response) => response.writeHead(200).end()],
    ['the file has no goods', 'FEED_EMPTY', (response) => response.writeHead(200).end(ymlOf([]))],
    [
      'the file is a page to sign in',
      'FEED_IS_HTML',
      (r) => r.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
    ],
    ['a page says that it is XML', 'FEED_IS_HTML', (r) => r.writeHead(200, { 'content-type': 'text/xml' }).end(PAGE)],
    ['it is said to be a page', 'FEED_IS_HTML', (r) => r.writeHead(200, { 'content-type': 'text/html' }).end('Занято')],
    ['it is too large', 'FEED_TOO_LARGE', (response) => response.writeHead(200).end(cheaper.padEnd(1_100_000))],
    [
      'it is too large once it is unpacked',
      'FEED_TOO_LARGE',
      (r) => r.writeHead(200).end(gzipSync(cheaper.padEnd(2_000_000))),
    ],
    ['it does not come in time', 'FEED_TOO_SLOW', (response) => void response.writeHead(200, headers).write(half)],
    [
      'it is on a private address that nobody has allowed',
      'FEED_ADDRESS_REFUSED',
      (response) => response.writeHead(302, { location: `${other.origin}/market.yml` }).end(),
    ],
    ['it is a local file', 'FEED_ADDRESS_REFUSED', (r) => r.writeHead(302, { location: 'file:///etc/passwd' }).end()],
    ['it redirects for ever', 'FEED_ADDRESS_REFUSED', (r) => r.writeHead(302, { location: '/market.yml' }).end()],
  ])('a feed run is refused and changes nothing when %s', async (_, code, behaviour) => {
    const before = await catalogRows(prisma);
    supplier.behaviour = behaviour;
    expect(await read()).toMatchObject({ state: 'REFUSED', code, counts: null });
    expect(await catalogRows(prisma)).toEqual(before);
    expect(other.requests).toEqual([]);
  });

  it('a feed run accepts a feed that the server labels as text/html', async () => {
    supplier.serve(FEED, { 'content-type': 'text/html; charset=utf-8' });
    expect(await read()).toMatchObject({ state: 'UNCHANGED' });
  });

  it('only one feed run of a source starts when six are requested at once', async () => {
    supplier.behaviour = (response) => void sleep(300).then(() => response.writeHead(200).end(FEED));
    const asked = await Promise.all(Array.from({ length: 6 }, () => admin.admin(START, { dto: { sourceId: id } })));
    const taken = asked.filter(({ errors }) => !errors);
    expect(taken).toHaveLength(1);
    const { id: runId } = taken[0]!.data!.startFeedRun as Run;
    for (const { errors } of asked.filter((answer) => answer.errors))
      expect(errors![0]!.extensions).toMatchObject({ code: 'RUN_UNFINISHED', id: runId });
    const before = supplier.requests.length;
    await Promise.all([work(), work(), work()]);
    expect(supplier.requests.length).toBe(before + 1);
    expect(await runOf(runId)).toMatchObject({ state: 'UNCHANGED' });
  });

  it('feedRuns lists the runs of a source with the newest first', async () => {
    const page = await call<{ items: Run[] }>(
      `query ($dto: FeedRunsInput!) { feedRuns(dto: $dto, pagination: { limit: 2 }) { items { state code } pagination { totalItems } } }`,
      { sourceId: id },
    );
    expect(page.items.map(({ state }) => state)).toEqual(['UNCHANGED', 'UNCHANGED']);
  });
});

describe('a source', () => {
  it('the credentials of a feed source are stored encrypted and never returned or logged', async () => {
    const { rows } = await prisma.$queryRaw<{ row: string }[]>`
      SELECT to_jsonb(s)::text AS "row" FROM "feed_source" s
      UNION ALL SELECT to_jsonb(a)::text FROM "operator_action" a`.then((found) => ({ rows: found }));
    expect(rows.length).toBeGreaterThan(2);
    const secret = Buffer.from('shop:пароль').toString('base64');
    for (const { row } of rows) expect(row).not.toMatch(new RegExp(`пароль|${secret}|authorization`));
    expect(await save({ id, name: 'lan', format: 'YML' })).toMatchObject({ hasCredentials: true });
  });

  it.each<[string, object]>([
    ['a private address', { url: 'http://127.0.0.1/feed.yml' }],
    ['an address of another protocol', { url: 'ftp://supplier.example/feed.yml' }],
    ['a user in the address', { url: 'https://a:b@supplier.example/' }],
    ['a port that is not allowed', { url: 'https://supplier.example:22/' }],
    ['half of its credentials', { credentials: { user: 'a' } }],
    ['two kinds of credentials', { credentials: { user: 'a', password: 'b', header: 'X-Key', value: 'c' } }],
    ['a header of the connection', { credentials: { header: 'Host', value: 'c' } }],
    ['two lines in a header', { credentials: { header: 'X-Key', value: 'c\r\nX: d' } }],
    ['a schedule of minutes', { everyMinutes: 5 }],
    ['a rate that is none', { rates: [{ currency: 'USD', roubles: '0' }] }],
    ['another name', { id: 'ITS', name: 'other' }],
    ['an address elsewhere without its credentials', { id: 'ITS', url: 'https://supplier.example/' }],
  ])('saveFeedSource refuses a feed source with %s', async (_, part) => {
    const named = 'id' in part ? { ...part, id } : part;
    const dto = { name: 'id' in part ? 'lan' : 'new', format: 'YML', ...named };
    const answer = await admin.admin(`mutation ($dto: SaveFeedSourceInput!) { saveFeedSource(dto: $dto) { id } }`, {
      dto,
    });
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  });

  it('a feed source cannot take another source’s name or start a run without a URL', async () => {
    const document = `mutation ($dto: SaveFeedSourceInput!) { saveFeedSource(dto: $dto) { id } }`;
    expect(codeOf(await admin.admin(document, { dto: { name: 'lan', format: 'YML' } }))).toBe('NAME_TAKEN');
    const { id: sourceId } = await save({ name: 'files', format: 'PRICE_LIST' });
    expect(codeOf(await admin.admin(START, { dto: { sourceId } }))).toBe('SOURCE_WITHOUT_ADDRESS');
  });

  it('removing a feed source removes its runs and keeps its products', async () => {
    const before = await catalogRows(prisma);
    expect(await call(`mutation ($dto: FeedSourceIdInput!) { removeFeedSource(dto: $dto) }`, { id })).toBe(true);
    expect(codeOf(await admin.admin(START, { dto: { sourceId: id } }))).toBe('NOT_FOUND');
    expect(await catalogRows(prisma)).toEqual(before);
  });
});
