import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The operators' schema is in three files, so that none is too large to be reviewed. */
const OTHERS: Readonly<Record<string, string[]>> = {
  'api/admin-schema.graphql': ['api/admin-calls.graphql', 'api/admin-inputs.graphql'],
};

/**
 * Returns the SDL of `api/schema.graphql`, or of `api/admin-schema.graphql` with its calls, input types and enums.
 * @param root the folder of the repository
 */
export function readSchema(root: string, file: string): string {
  return [file, ...(OTHERS[file] ?? [])].map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
}
