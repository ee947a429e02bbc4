import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SweepObjects } from '../media/index.js';
import { catalogRows } from '../testing/feeds/catalog-state.js';
import { ymlOf } from '../testing/feed-server.js';
import { makeWorkbook, type MadeCell } from '../testing/feeds/make-workbook.js';
import { operator, type Operator } from '../testing/operators.js';
import { codeOf } from '../testing/orders.js';
import { runAdmin } from '../testing/run-admin.js';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';
import { WorkFeedRuns } from './work-feed-runs.js';

let api: TestApi;
let admin: Operator;
let prisma: PrismaClient;
let id: string;

beforeAll(async () => {
  api = await startTestApi([]);
  prisma = createPrisma(api.databaseUrl, 2);
  admin = await operator(api, 'ADMIN');
  const saved = await call<{ id: string }>(
    `mutation ($dto: SaveFeedSourceInput!) { saveFeedSource(dto: $dto) { id } }`,
    {
      name: 'lan',
      format: 'PRICE_LIST',
    },
  );
  ({ id } = saved);
});
afterAll(async () => {
  await prisma.$disconnect();
  await api.close();
});

const COLUMNS = `{ columns { header field confidence samples } choices { field headers question } productOf headings }`;
const RUN = `{ id state cause code fileName columns ${COLUMNS} counts { created unchanged } }`;
const START = `mutation ($dto: StartFeedRunInput!) { startFeedRun(dto: $dto) ${RUN} }`;
const CONFIRM = `mutation ($dto: ConfirmColumnsInput!) { confirmColumns(dto: $dto) }`;
interface Columns {
  columns: { header: string; field: string | null; samples: string[] }[];
  choices: { field: string; headers: string[] }[];
  productOf: string;
  headings: string;
}
interface Run {
  id: string;
  state: string;
  columns: Columns | null;
}

async function call<Result>(document: string, dto: object): Promise<Result> {
  const { data, errors } = await admin.admin(document, { dto });
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Result;
}
async function upload(bytes: Buffer, fileName: string, contentType: string): Promise<string> {
  const ticket = await call<{ id: string; url: string }>(
    `mutation ($dto: CreateUploadInput!) { createOperatorUpload(dto: $dto) { id url } }`,
    { purpose: 'FEED', fileName, contentType, byteSize: bytes.length },
  );
  const headers = { 'content-type': contentType, authorization: `Bearer ${admin.accessToken}` };
  const answer = await fetch(api.origin + ticket.url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  expect(await answer.json()).toMatchObject({ id: ticket.id, purpose: 'FEED', state: 'CHECKED' });
  return ticket.id;
}
async function read(which: object): Promise<Run> {
  const started = await call<Run>(START, { sourceId: id, ...which });
  await api.app.get(WorkFeedRuns, { strict: false }).run();
  return call<Run>(`query ($dto: FeedRunIdInput!) { feedRun(dto: $dto) ${RUN} }`, { id: started.id });
}

const ROWS: MadeCell[][] = [
  ['Арт.', 'Наименование', 'Размер', 'Опт', 'РРЦ', 'Остаток'],
  ['A-1', 'Кеды Лань', '41', 900, 1990, 3],
  ['A-1', 'Кеды Лань', '42', 900, 1990, 2],
  ['B-1', 'Сапоги Рысь', '38', 2000, 4500, 1],
];
const csv = Buffer.from(ROWS.map((cells) => cells.join(';')).join('\n'));
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('npm run admin -- sources', () => {
  it('the sources command saves a feed source and reads a file when no API runs', async () => {
    expect(await runAdmin(api, 'sources', 'save', 'files', '--format', 'yml', '--no-complete')).toMatchObject([
      { name: 'files', format: 'yml', url: null, complete: false },
    ]);
    const file = join(api.storageFolder, 'market.yml');
    await writeFile(file, ymlOf([{ id: 'a' }, { id: 'b' }]));
    const [run] = await runAdmin(api, 'sources', 'run', 'files', file);
    expect(run).toMatchObject({ state: 'APPLIED', cause: 'UPLOAD', fileName: 'market.yml', created: 2 });
    expect(await runAdmin(api, 'sources', 'runs', 'files')).toMatchObject([{ id: run!.id }]);
    expect(await runAdmin(api, 'sources', 'undo', run!.id as string)).toEqual([]);
    expect(await prisma.product.count()).toBe(0);
    await runAdmin(api, 'sources', 'remove', 'files');
    expect((await runAdmin(api, 'sources', 'list')).map(({ name }) => name)).toEqual(['lan']);
  });
});

describe('a price list that is uploaded', () => {
  let first: Run;

  it('an uploaded price list with unknown columns asks for their meaning and imports nothing', async () => {
    first = await read({ uploadId: await upload(csv, 'Прайс ../лань.csv', 'text/csv') });
    expect(first).toMatchObject({
      ...{ state: 'REFUSED', cause: 'UPLOAD', code: 'PRICE_LIST_NOT_CONFIRMED', fileName: 'Прайс .._лань.csv' },
      columns: { choices: [{ field: 'PRICE', headers: ['Опт', 'РРЦ'] }], headings: 'IGNORE' },
    });
    expect(first.columns!.columns.map(({ header, field }) => [header, field])).toEqual([
      ['Арт.', 'ARTICLE'],
      ['Наименование', 'NAME'],
      ['Размер', 'SIZE'],
      ['Опт', null],
      ['РРЦ', null],
      ['Остаток', 'STOCK'],
    ]);
    expect(await prisma.product.count()).toBe(0);
  });

  it('an uploaded price list is imported once its columns are confirmed, the next without asking', async () => {
    const { columns, productOf, headings } = first.columns!;
    const answered = columns.map(({ header, field }) => ({
      header,
      field: field ?? (header === 'РРЦ' ? 'PRICE' : 'IGNORE'),
    }));
    const dto = { sourceId: id, columns: answered, productOf, headings };
    const without = { ...dto, columns: answered.filter(({ field }) => field !== 'PRICE') };
    expect(codeOf(await admin.admin(CONFIRM, { dto: without }))).toBe('BAD_USER_INPUT');
    expect(await call(CONFIRM, dto)).toBe(true);
    expect(await read({ fileOf: first.id })).toMatchObject({ state: 'APPLIED', columns: null, counts: { created: 2 } });
    const before = await catalogRows(prisma);
    const workbook = makeWorkbook({ Лист1: ROWS });
    expect(await read({ uploadId: await upload(workbook, 'lan.xlsx', XLSX) })).toMatchObject({
      ...{ state: 'UNCHANGED', fileName: 'lan.xlsx' },
      counts: { created: 0, unchanged: 2 },
    });
    expect(await catalogRows(prisma)).toEqual(before);
  });

  it('an uploaded price list with preview shows its plan and is applied when an operator approves', async () => {
    const more = Buffer.from(
      [...ROWS, ['C-1', 'Тапки Бобр', '40', 300, 790, 5]].map((cells) => cells.join(';')).join('\n'),
    );
    const before = await catalogRows(prisma);
    const run = await read({ uploadId: await upload(more, 'lan.csv', 'text/csv'), preview: true });
    expect(run).toMatchObject({ state: 'ASKING', code: 'PREVIEW', counts: { created: 1, unchanged: 2 } });
    expect(await catalogRows(prisma)).toEqual(before);
    expect(
      await prisma.outboxEvent.count({
        where: { topic: 'feed-run.letter', payload: { path: ['runId'], equals: run.id } },
      }),
    ).toBe(0);
    const again = await read({ fileOf: run.id, preview: true });
    const stateOf = (id: string) => prisma.feedRun.findUniqueOrThrow({ where: { id }, select: { state: true } });
    expect([again.state, (await stateOf(run.id)).state]).toEqual(['ASKING', 'DISCARDED']);
    await call(`mutation ($dto: FeedRunIdInput!) { applyFeedRun(dto: $dto) { id } }`, { id: again.id });
    await api.app.get(WorkFeedRuns, { strict: false }).run();
    expect((await stateOf(again.id)).state).toBe('APPLIED');
    expect(await prisma.product.count()).toBe(3);
    await call(`mutation ($dto: FeedRunIdInput!) { undoFeedRun(dto: $dto) { run { id } } }`, { id: again.id });
    expect(await prisma.product.count()).toBe(2);
  });

  it('a preview of an uploaded price list without changes asks nothing and keeps other waiting runs', async () => {
    expect(await read({ uploadId: await upload(csv, 'lan.csv', 'text/csv'), preview: true })).toMatchObject({
      state: 'UNCHANGED',
      code: null,
    });
    const asking = await prisma.feedRun.create({ data: { sourceId: id, cause: 'SCHEDULE', state: 'ASKING' } });
    const more = Buffer.from(
      [...ROWS, ['D-1', 'Сланцы Бобр', '40', 300, 790, 5]].map((cells) => cells.join(';')).join('\n'),
    );
    expect(await read({ uploadId: await upload(more, 'lan.csv', 'text/csv'), preview: true })).toMatchObject({
      state: 'ASKING',
    });
    expect(await prisma.feedRun.findUniqueOrThrow({ where: { id: asking.id } })).toMatchObject({ state: 'ASKING' });
    await prisma.feedRun.deleteMany({ where: { sourceId: id, state: 'ASKING' } });
  });

  it('an uploaded price list is accepted once and only from the operator who uploaded it', async () => {
    const uploadId = await upload(csv, 'lan.csv', 'text/csv');
    const other = await operator(api, 'ADMIN');
    const dto = { sourceId: id, uploadId };
    expect(codeOf(await other.admin(START, { dto }))).toBe('UPLOAD_NOT_USABLE');
    expect(await read({ uploadId })).toMatchObject({ state: 'UNCHANGED' });
    expect(codeOf(await admin.admin(START, { dto }))).toBe('UPLOAD_NOT_USABLE');
    const unknown = { sourceId: id, fileOf: uploadId };
    expect(codeOf(await admin.admin(START, { dto: unknown }))).toBe('NOT_FOUND');
  });

  it('an uploaded price list is not publicly readable, and shoppers cannot upload one', async () => {
    const [run] = await prisma.feedRun.findMany({ where: { fileKey: { not: null } } });
    expect((await fetch(`${api.origin}/_ipx/_/${run!.fileKey}`)).status).toBe(404);
    const dto = { purpose: 'FEED', fileName: 'a.csv', contentType: 'text/csv', byteSize: 10 };
    const answer = await admin.ask(`mutation ($dto: CreateUploadInput!) { createUpload(dto: $dto) { id } }`, { dto });
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  });

  it('an uploaded price list is deleted from storage when no run refers to it', async () => {
    const runs = await prisma.feedRun.findMany({ where: { fileKey: { not: null } } });
    const [kept, gone] = [runs[0]!.fileKey!, runs.at(-1)!.fileKey!];
    await prisma.feedRun.update({ where: { id: runs.at(-1)!.id }, data: { fileKey: null } });
    await prisma.$executeRaw`UPDATE "picture" SET "touchedAt" = now() - interval '90 days' WHERE "key" LIKE 'feeds/%'`;
    await prisma.$executeRaw`DELETE FROM "upload"`;
    await api.app.get(SweepObjects, { strict: false }).run();
    const left = await prisma.picture.findMany({ where: { key: { startsWith: 'feeds/' } } });
    expect(left.map(({ key }) => key)).toContain(kept);
    expect(left.map(({ key }) => key)).not.toContain(gone);
    await rm(join(api.storageFolder, kept));
    expect(await read({ fileOf: runs[0]!.id })).toMatchObject({ state: 'REFUSED', code: 'FEED_FILE_GONE' });
  });

  it('an uploaded price list is read again under the source that the operator names instead', async () => {
    const { id: other } = await call<{ id: string }>(
      `mutation ($dto: SaveFeedSourceInput!) { saveFeedSource(dto: $dto) { id } }`,
      { name: 'other', format: 'PRICE_LIST' },
    );
    const { id: run } = await call<{ id: string }>(START, { sourceId: other, fileOf: first.id, preview: true });
    const rowOf = (id: string) => prisma.feedRun.findUniqueOrThrow({ where: { id } });
    expect(await rowOf(run)).toMatchObject({ sourceId: other, fileKey: (await rowOf(first.id)).fileKey });
  });
});
