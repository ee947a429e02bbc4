import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operator, type Operator } from '../testing/operators.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { BulkRefusal } from './bulk-job.model.js';
import { WorkBulkJobs } from './work-bulk-jobs.js';

const page = readFileSync(join(import.meta.dirname, '../../../docs/bulk.md'), 'utf8');
const examples = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(([, text]) => text!);
const [setPrices, setStock, setProducts, prepare, apply, job, refused] = examples('graphql') as string[] as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const [prices, stock, products, percent] = examples('json').map((text) => JSON.parse(text) as Record<string, unknown>);

let api: TestApi;
let admin: Operator;

beforeAll(async () => {
  const items = [
    { size: '42', price: 1_500_000, sku: 'DD1391-100/42' },
    { size: '43', price: 900_000, externalId: 'offer-7' },
  ];
  api = await startTestApi([feedProduct('dunk', { brands: ['Kedrum'], items })]);
  admin = await operator(api, 'ADMIN');
});
afterAll(() => api.close());

async function run<Result>(document: string, variables: Record<string, unknown> | undefined): Promise<Result> {
  const { data, errors } = await admin.admin(document, variables);
  expect(errors).toBeUndefined();
  return Object.values(data!)[0] as Result;
}

describe('docs/bulk.md', () => {
  it('the examples of docs/bulk.md return the results that the page describes', async () => {
    const calls = [
      [setPrices, prices],
      [setStock, stock],
      [setProducts, products],
    ] as const;
    const sent: { id: string }[] = [];
    for (const [document, variables] of calls) sent.push(await run<{ id: string }>(document, variables));
    expect(sent).toMatchObject([
      { state: 'WAITING', total: 2 },
      { state: 'WAITING', total: 3 },
      { state: 'WAITING', total: 1 },
    ]);
    await api.app.get(WorkBulkJobs, { strict: false }).run();
    const results = await Promise.all(sent.map(({ id }) => run(job, { dto: { id } })));
    expect(results).toMatchObject([
      { state: 'DONE', applied: 2, refused: 0 },
      { state: 'DONE', applied: 1, unchanged: 1, refused: 1 },
      { state: 'DONE', applied: 1, refused: 0 },
    ]);
    const prepared = await run<{ job: { id: string } }>(prepare, percent);
    expect(prepared).toMatchObject({ job: { total: 2 }, found: 2, applied: 2 });
    expect(await run(apply, { dto: { id: prepared.job.id } })).toMatchObject({ state: 'WAITING' });
    const rows = await run(refused, { dto: { id: sent[1]!.id, outcome: 'REFUSED' }, pagination: { limit: 100 } });
    expect(rows).toMatchObject({ items: [{ position: 2, sku: 'there is none', refusal: 'ITEM_NOT_FOUND' }] });
  });

  it('docs/bulk.md lists every refusal code of bulk jobs, in the same order', () => {
    const named = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.values(BulkRefusal));
  });
});
