import { buildSchema, GraphQLEnumType } from 'graphql';
import { committed, committedSchema } from '../testing/unaccounted-calls.js';

it('docs/programs.md lists every scope with its description, and no other', () => {
  const scopes = buildSchema(committedSchema('api/admin-schema.graphql')).getType('Permission') as GraphQLEnumType;
  const listed = [...committed('docs/programs.md').matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\|$/gm)];
  const described = scopes.getValues().map(({ name, description }) => [name, description]);
  expect(listed.map(([, name, description]) => [name, description]).sort()).toEqual(described.sort());
});
