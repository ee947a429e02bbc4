import type { GraphQLRequestContext } from '@apollo/server';
import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { compiledQueries } from './compiled-queries.js';

const schema = buildSchema(`
  enum Order { NEW OLD }
  input Range { min: Int! = 1, max: Int }
  input Search { words: String!, exact: Boolean! = false, order: Order! = NEW, range: Range, all: [Range!] }
  type Query { found(dto: Search!): String, failing: String! }
`);

/** Runs a document so often that it is compiled, and returns the arguments with which its resolver ran at last. */
async function lastRun(text: string, variables: Record<string, unknown>) {
  const runs: unknown[] = [];
  schema.getQueryType()!.getFields()['found']!.resolve = (_: unknown, args: unknown) => String(runs.push(args));
  const document = parse(text);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const context = { schema, document, operation, request: { variables }, contextValue: {} };
  const asked = context as unknown as GraphQLRequestContext<Record<string, unknown>>;
  const { responseForOperation } = (await compiledQueries().requestDidStart!(asked))!;
  for (let use = 1; use < 10; use += 1) expect(await responseForOperation!(asked as never)).toBeNull();
  return { response: await responseForOperation!(asked as never), runs };
}

describe('a frequent query', () => {
  const SEARCH = 'query ($dto: Search!) { found(dto: $dto) }';

  it('a frequent query runs compiled and fills the defaults of fields missing in its variables', async () => {
    const dto = { words: 'кеды', range: { max: 3 }, all: [{ min: 2 }, {}] };
    const { response, runs } = await lastRun(SEARCH, { dto });
    expect(response?.body).toEqual({ kind: 'single', singleResult: { data: { found: '1' } } });
    expect(runs).toEqual([
      {
        dto: { words: 'кеды', exact: false, order: 'NEW', range: { min: 1, max: 3 }, all: [{ min: 2 }, { min: 1 }] },
      },
    ]);
  });

  it('a compiled query keeps the values of its variables and wraps a single value into a list', async () => {
    const dto = { words: 'кеды', exact: true, order: 'OLD', all: { max: 5 } };
    const { runs } = await lastRun(SEARCH, { dto });
    expect(runs).toEqual([{ dto: { words: 'кеды', exact: true, order: 'OLD', all: [{ min: 1, max: 5 }] } }]);
  });

  it('a frequent query with an invalid variable is left to the GraphQL interpreter', async () => {
    const { response, runs } = await lastRun(SEARCH, { dto: { exact: true } });
    expect(response).toBeNull();
    expect(runs).toEqual([]);
  });
});
