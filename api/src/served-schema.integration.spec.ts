import { buildSchema } from 'graphql';
import { printSchemas, sdlOf, type PrintedSchemas } from './print-schema.js';
import { startTestApi, type TestApi } from './testing/test-api.js';
import { committed, committedSchema, servedSchema, unaccountedCalls } from './testing/unaccounted-calls.js';

let api: TestApi;
let printed: PrintedSchemas;

beforeAll(async () => {
  api = await startTestApi([], { GRAPHQL_INTROSPECTION: 'true' });
  printed = await printSchemas();
});
afterAll(() => api.close());

describe.each([
  { path: '/graphql', file: 'api/schema.graphql', of: 'api' },
  { path: '/admin/graphql', file: 'api/admin-schema.graphql', of: 'admin' },
] as const)('the schema of $path', ({ path, file, of }) => {
  it('the GraphQL schema is the same when committed, served and printed', async () => {
    const served = sdlOf(await servedSchema(api.origin + path));
    expect(served).toBe(sdlOf(buildSchema(committedSchema(file))));
    expect(served).toBe(printed[of]);
    const files = of === 'api' ? { schema: printed.api } : printed.adminFiles;
    for (const [name, text] of Object.entries(files)) expect(committed(`api/${name}.graphql`)).toBe(text);
  });

  it('every query and mutation of the schema has a query cost and an access level', async () => {
    expect(unaccountedCalls(await servedSchema(api.origin + path), file)).toEqual([]);
  });
});

it('docs/calls.md is equal to the page printed from the schema', () => {
  expect(committed('docs/calls.md')).toBe(printed.calls);
});

it('docs/queries.md describes only queries that the schema contains', async () => {
  const served = Object.keys((await servedSchema(`${api.origin}/graphql`)).getQueryType()!.getFields());
  const named = [...committed('docs/queries.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(served.sort());
});
