import { diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/** How the first two numbers of a version rise. */
export type Bump = 'major' | 'minor';

export interface SchemaChange {
  /** Element of the schema, such as `Order.paid`. */
  path: string;
  /** What was changed, in a sentence. */
  message: string;
  bump: Bump;
}

/**
 * Compares two schemas (SDL). A change after which a client that was right is refused, or reads something else, is
 * `major`; any other is `minor`. Descriptions are no part of what clients rely on, so changes of them are left out.
 */
export async function schemaChanges(before: string, after: string): Promise<SchemaChange[]> {
  const changes = await diff(buildSchema(before), buildSchema(after));
  return changes
    .filter(({ type }) => !type.includes('DESCRIPTION') && !type.startsWith('DIRECTIVE_USAGE'))
    .map(({ path, message, criticality }) => ({
      path: path ?? '',
      message,
      bump: criticality.level === 'BREAKING' ? 'major' : 'minor',
    }));
}

/** Returns the changes for which the pending changesets, the highest of which is `pending`, are not enough. */
export function undeclared(changes: SchemaChange[], pending: string | undefined): SchemaChange[] {
  if (pending === 'major') return [];
  return pending === 'minor' ? changes.filter(({ bump }) => bump === 'major') : changes;
}
