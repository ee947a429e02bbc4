import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The operators' schema is in two files, so that neither is too large to be reviewed. */
const INPUTS: Readonly<Record<string, string>> = { 'api/admin-schema.graphql': 'api/admin-inputs.graphql' };

/**
 * Returns the SDL of `api/schema.graphql`, or of `api/admin-schema.graphql` with its input types and enums.
 * @param root the folder of the repository
 */
export function readSchema(root: string, file: string): string {
  return [file, INPUTS[file] ?? []]
    .flat()
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
}
