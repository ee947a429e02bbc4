import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { callRules } from '../platform/graphql/call-rules.js';
import { ADMIN_FILES } from '../schema-files.js';
import { callsOf } from './least-document.js';

const ROOT = join(import.meta.dirname, '../../..');

/** Returns the content of a file in the repository. */
export const committed = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Returns the SDL of `api/schema.graphql`, or of `api/admin-schema.graphql` with its other parts. */
export const committedSchema = (file: string): string =>
  file === 'api/admin-schema.graphql'
    ? ADMIN_FILES.map((name) => committed(`api/${name}.graphql`)).join('\n')
    : committed(file);

/** Returns the schema of a running API at this URL. Introspection must be enabled. */
export async function servedSchema(url: string): Promise<GraphQLSchema> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery({ inputValueDeprecation: true }) }),
  });
  const { data, errors } = (await response.json()) as { data?: IntrospectionQuery; errors?: unknown };
  if (!data) throw new Error(`${url} does not tell its schema: ${JSON.stringify(errors)}`);
  return buildClientSchema(data);
}

/**
 * Checks the calls of a running API against the repository, and returns one line for each thing that a call lacks: an
 * entry in the schema file, a cost, documented SQL statements, an access rule. `file` is `api/schema.graphql` or
 * `api/admin-schema.graphql`.
 */
export function unaccountedCalls(served: GraphQLSchema, file: string): string[] {
  const schema = buildSchema(committedSchema(file));
  const subscriptions = Object.keys(schema.getSubscriptionType()?.getFields() ?? {});
  const published = new Set([...callsOf(schema).map(({ name }) => name), ...subscriptions]);
  const priced = new Set(
    [...committed('docs/calls.md').matchAll(/^\| (\w+) +\| (?:query|mutation|subscription) /gm)].map(
      ([, name]) => name,
    ),
  );
  const counted = new Set([...committed('docs/queries.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name));
  const isStorefront = file === 'api/schema.graphql';
  return callRules(served).flatMap(({ kind, name, handler, access }) => [
    ...(published.has(name) ? [] : [`${name} (${handler}) is not in ${file}`]),
    ...(priced.has(name) ? [] : [`${name} (${handler}) has no points in docs/calls.md`]),
    ...(!isStorefront || kind !== 'query' || counted.has(name)
      ? []
      : [`${name} (${handler}) has no SQL statements in docs/queries.md`]),
    ...(access ? [] : [`${name} (${handler}) does not say who may call it`]),
  ]);
}
