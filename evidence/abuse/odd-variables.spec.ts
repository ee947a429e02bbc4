import { buildSchema, getVariableValues, parse, validate, type OperationDefinitionNode } from 'graphql';

import { oddCalls } from './odd-variables.js';

const schema = buildSchema(`
  enum Sort { NEW OLD }
  input Line { id: ID!, sort: Sort }
  input Order { lines: [Line!]!, comment: String }
  type Shop { name: String }
  type Query { shop(dto: Line!): Shop }
  type Mutation { place(dto: Order!, key: String!): ID }
`);
const calls = [...oddCalls(schema, 1000)];

test('oddCalls passes wide, deep and long values for every input type to a matching call', () => {
  const names = calls.map(({ name }) => name);
  for (const type of ['Line', 'Order'])
    expect(names).toEqual(expect.arrayContaining([`${type}: 100 unknown keys`, `${type}: 500 lists, each in another`]));
  expect(names).toEqual(
    expect.arrayContaining([
      'Line: 1000 bytes of spaces',
      'Line: 1000 bytes for a value of an enum',
      expect.stringMatching(/^Order: lines of \d+ entries$/),
      'Order: 1000 bytes of marks',
    ]),
  );
});

test('oddCalls returns valid documents that accept their plain variables', () => {
  for (const { query, plain, odd } of calls) {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    const { variableDefinitions = [] } = document.definitions[0] as OperationDefinitionNode;
    const variables = JSON.parse(plain) as Record<string, unknown>;
    expect(getVariableValues(schema, variableDefinitions, variables).errors).toBeUndefined();
    expect(odd.length).toBeGreaterThan(200);
  }
});
