import { diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/** Part of the version number that must be increased. */
export type Bump = 'major' | 'minor';

export interface SchemaChange {
  /** Element of the schema, such as `Order.paid`. */
  path: string;
  /** What was changed, in a sentence. */
  message: string;
  bump: Bump;
}

/**
 * Compares two schemas (SDL). A change is `major` if a valid client would afterwards be refused or would read something
 * else; any other change is `minor`. Clients do not rely on descriptions, so changes of descriptions are left out.
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

/** Returns the changes for which the pending changesets are not enough; `pending` is the highest of them. */
export function undeclared(changes: SchemaChange[], pending: string | undefined): SchemaChange[] {
  if (pending === 'major') return [];
  return pending === 'minor' ? changes.filter(({ bump }) => bump === 'major') : changes;
}
