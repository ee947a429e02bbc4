import { buildSchema, graphql } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { parse } from 'graphql';
import { askedFields } from './asked-fields.js';

const schema = buildSchema(`
  type Query { search: Answer }
  type Answer { total: Int filters: Filters }
  type Filters { brand: Int size: Int model: Int }
`);
let asked: { answer: string[]; filters: string[] };
schema.getQueryType()!.getFields().search!.resolve = (_, __, ___, info) => {
  asked = { answer: [...askedFields(info)].sort(), filters: [...askedFields(info, 'filters')].sort() };
  return {};
};

const QUERY = `query ($models: Boolean!) {
  search { total filters { ...Some model @include(if: $models) } ... on Answer { filters { size @skip(if: $models) } } }
}
fragment Some on Filters { brand }`;

describe.each([
  ['walked', (variableValues: object) => graphql({ schema, source: QUERY, variableValues: { ...variableValues } })],
  [
    'compiled',
    (variableValues: object) => {
      const compiled = compileQuery(schema, parse(QUERY));
      if (!isCompiledQuery(compiled)) throw new Error('the query does not compile');
      return compiled.query({}, {}, variableValues);
    },
  ],
])('of a query that is %s', (_, run) => {
  it('askedFields returns the fields of fragments and of conditions that are true', async () => {
    await run({ models: true });
    expect(asked).toEqual({ answer: ['filters', 'total'], filters: ['brand', 'model'] });
    await run({ models: false });
    expect(asked).toEqual({ answer: ['filters', 'total'], filters: ['brand', 'size'] });
  });
});

it('askedFields returns no subfields of a field that the query does not request', async () => {
  await graphql({ schema, source: '{ search { total } }' });
  expect(asked).toEqual({ answer: ['total'], filters: [] });
});
