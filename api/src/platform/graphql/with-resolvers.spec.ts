import { buildSchema, graphql } from 'graphql';
import { withResolvers } from './with-resolvers.js';

const SDL = 'type Query { answer: Int } type Subscription { tick: Int } input Empty { x: Int }';

it('fields answer with their resolvers, and subscriptions get both of their functions', async () => {
  const [subscribe, resolve] = [() => 'events', () => 1];
  const schema = withResolvers(buildSchema(SDL), {
    Query: { answer: () => 42 },
    Subscription: { tick: { subscribe, resolve } },
  });
  expect(await graphql({ schema, source: '{ answer }' })).toEqual({ data: { answer: 42 } });
  expect(schema.getSubscriptionType()!.getFields().tick).toMatchObject({ subscribe, resolve });
});

it.each([
  ['Query', 'question', 'Query has no field question'],
  ['Empty', 'x', 'Empty is none'],
  ['Missing', 'x', 'Missing is none'],
])('a resolver of %s.%s is refused', (type, field, message) => {
  expect(() => withResolvers(buildSchema(SDL), { [type]: { [field]: () => 1 } })).toThrow(message);
});
