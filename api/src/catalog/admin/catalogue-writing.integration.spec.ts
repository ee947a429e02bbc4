import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operator, type Operator } from '../../testing/operators.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';

/** An example of the page: a document, and what it answers. `…` stands for a text that differs each time. */
const page = readFileSync(join(import.meta.dirname, '../../../../docs/catalogue-writing.md'), 'utf8');
const examples = [...page.matchAll(/## ([^\n]+)\n(?:(?!\n## )[^])*?```graphql\n([^]*?)```\s+```json\n([^]*?)```/g)].map(
  ([, title, query, answer]) => ({ title: title!, query: query!, answer: JSON.parse(answer!) as object }),
);

let api: TestApi;
let admin: Operator;

beforeAll(async () => {
  api = await startTestApi([]);
  admin = await operator(api, 'ADMIN');
});
afterAll(() => api?.close());

const withDots = (value: unknown): unknown => {
  if (value === '…') return expect.any(String);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withDots);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDots(inner)]));
};

it('docs/catalogue-writing.md has a documented result for every example query', () => {
  expect(examples).toHaveLength(page.split('```graphql').length - 1);
});

it.each(examples)(
  'the example “$title” of docs/catalogue-writing.md returns the documented result',
  async ({ query, answer }) => {
    expect(await admin.admin(query)).toEqual({ data: withDots(answer) });
  },
);
