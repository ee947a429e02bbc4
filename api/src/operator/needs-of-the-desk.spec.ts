import { buildSchema, isObjectType, type GraphQLSchema } from 'graphql';
import { committed, committedSchema } from '../testing/unaccounted-calls.js';

const schema = buildSchema(committedSchema('api/admin-schema.graphql'));
const page = committed('docs/operator.md');
const [, section = ''] = page.split('## What serves each need of the desk\n');
const rows = section
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => /^\| (?!room|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Whether the schema has a call of this name, or a field `Type.name`. */
function isThere(name: string, of: GraphQLSchema): boolean {
  const [type, field] = name.split('.');
  if (!field)
    return [of.getQueryType(), of.getMutationType(), of.getSubscriptionType()].some((one) => one?.getFields()[name]);
  const found = of.getType(type!);
  return isObjectType(found) && field in found.getFields();
}

it('each listed need of the desk is covered by existing queries, mutations and fields of the schema', () => {
  expect(rows.length).toBeGreaterThan(30);
  const missing = rows.flatMap(([, , need, calls = '']) => {
    const named = [...calls.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    return named.length ? named.filter((name) => !isThere(name, schema)) : [`nothing for «${need}»`];
  });
  expect(missing).toEqual([]);
});

it('the schema check reports a query and a field that the schema does not have', () => {
  expect(isThere('order', schema)).toBe(true);
  expect(isThere('OperatorOrder.payments', schema)).toBe(true);
  expect([isThere('orderOfMine', schema), isThere('OperatorOrder.colour', schema)]).toEqual([false, false]);
});
