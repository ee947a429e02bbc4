import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Statement } from '../statement.js';
import { describeStatements } from './describe-statements.js';
import { printTypes } from './print-types.js';

/** Returns the modules below a folder that declare statements, that is, import the package's `statement.js`. */
export function filesWithStatements(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec|\.d)\.ts$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => /from '(\.{1,2}\/.*)?statement\.js'/.test(readFileSync(file, 'utf8')));
}

/**
 * Returns the generated types of a package's statements twice: `written` as they are in `file`, `given` as the database
 * defines them now. If UPDATE_STATEMENTS is set, it first updates the file.
 */
export async function writtenTypes(
  file: string,
  databaseUrl: string,
  statements: Iterable<Statement<object, unknown>>,
): Promise<{ written: string; given: string }> {
  const printed = printTypes(await describeStatements(databaseUrl, statements));
  const given = await format(printed, { ...(await resolveConfig(file)), parser: 'typescript' });
  if (process.env.UPDATE_STATEMENTS) writeFileSync(file, given);
  return { written: readFileSync(file, 'utf8'), given };
}
