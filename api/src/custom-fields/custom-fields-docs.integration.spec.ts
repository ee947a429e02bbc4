import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ListingFollower } from '../search/index.js';
import { projectChanges } from '../testing/fill-catalogue.js';
import { operator, type Operator } from '../testing/operators.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';

const page = readFileSync(join(import.meta.dirname, '../../../docs/custom-fields.md'), 'utf8');
const examples = [...page.matchAll(/## ([^\n]+)\n(?:(?!\n## )[^])*?```graphql\n([^]*?)```\s+```json\n([^]*?)```/g)].map(
  ([part, title, query, answer]) => ({
    title: title!,
    query: query!,
    answer: JSON.parse(answer!) as object,
    isAdmin: !part.includes('`POST /graphql`'),
  }),
);

let api: TestApi;
let admin: Operator;

beforeAll(async () => {
  api = await startTestApi([]);
  admin = await operator(api, 'ADMIN');
});
afterAll(() => api?.close());

it('docs/custom-fields.md has a result for every example', () => {
  expect(examples).toHaveLength(page.split('```graphql').length - 1);
});

it.each(examples)(
  'the example “$title” in docs/custom-fields.md returns the documented result',
  async ({ query, answer, isAdmin }) => {
    await projectChanges(api.databaseUrl);
    await api.app.get(ListingFollower, { strict: false }).catchUp();
    expect(await (isAdmin ? admin.admin(query) : api.ask(query))).toEqual({ data: answer });
  },
);
