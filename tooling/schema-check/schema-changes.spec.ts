import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaChanges, undeclared } from './schema-changes.js';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../api', path), 'utf8');

/** Returns the changes after a part of a schema has been replaced. */
function changesAfter(part: string | RegExp, replacement: string, schema = read('released/schema.graphql')) {
  const after = schema.replace(part, replacement);
  expect(after).not.toBe(schema);
  return schemaChanges(schema, after);
}

describe('breaking changes', () => {
  it.each([
    ['a renamed field', /\n {2}paidByBonuses: Int!/, '\n  paidByPoints: Int!', "'paidByBonuses' was removed"],
    ['a removed enum value', /\n {2}CANCEL_PURCHASE\n/, '\n', "'CANCEL_PURCHASE' was removed"],
    ['a new required argument', '\n  directoryList: [', '\n  directoryList(city: ID!): [', "'city: ID!' added"],
    ['a new required input field', /\n {2}idempotencyKey: String!/, '\n  idempotencyKey: String!\n  city: ID!', 'city'],
    ['a field that may be null', /\n {2}paidByBonuses: Int!/, '\n  paidByBonuses: Int', "from 'Int!' to 'Int'"],
  ])('a breaking schema change needs a major changeset: %s', async (_, part, replacement, message) => {
    const changes = await changesAfter(part, replacement);
    expect(changes).toContainEqual({
      path: expect.any(String),
      message: expect.stringContaining(message),
      bump: 'major',
    });
    expect(undeclared(changes, undefined)).toEqual(changes);
    expect(undeclared(changes, 'minor')).not.toEqual([]);
    expect(undeclared(changes, 'major')).toEqual([]);
  });
});

describe('additions', () => {
  it.each([
    ['a new field', /\n {2}paidByBonuses: Int!/, '\n  paidByBonuses: Int!\n  paidByGifts: Int!'],
    ['a new optional argument', '\n  directoryList: [', '\n  directoryList(city: ID): ['],
    ['a new enum value', /\n {2}CANCEL_PURCHASE\n/, '\n  CANCEL_PURCHASE\n  LOST\n'],
    ['a deprecation', /\n {2}paidByBonuses: Int!/, '\n  paidByBonuses: Int! @deprecated(reason: "Use `points`.")'],
  ])('a schema addition needs a minor changeset: %s', async (_, part, replacement) => {
    const changes = await changesAfter(part, replacement);
    expect(new Set(changes.map(({ bump }) => bump))).toEqual(new Set(['minor']));
    expect(undeclared(changes, undefined)).toEqual(changes);
    expect(undeclared(changes, 'minor')).toEqual([]);
  });
});

it('a changed description in the schema needs no changeset', async () => {
  const changes = await changesAfter(
    /"""Part of `totalPrice` refunded so far, in kopecks\."""/,
    '"""Given back."""',
    read('schema.graphql'),
  );
  expect(changes).toEqual([]);
});
