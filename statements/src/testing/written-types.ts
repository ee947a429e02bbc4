import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Statement } from '../statement.js';
import { describeStatements } from './describe-statements.js';
import { printParts, printTypes } from './print-types.js';

/** Returns the modules below a folder that declare statements, that is, import the package's `statement.js`. */
export function filesWithStatements(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec|\.d)\.ts$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => /from '(\.{1,2}\/.*)?statement\.js'/.test(readFileSync(file, 'utf8')));
}

/**
 * The generated types by file, in two versions: as `written` in the files, and as the database defines them now
 * (`given`).
 */
export interface WrittenTypes {
  written: Record<string, string>;
  given: Record<string, string>;
}

/**
 * Returns the types of a package's statements, whose module is `folder/statement-types.ts`. With `source` the types are
 * in parts, one for each source folder that declares statements. If UPDATE_STATEMENTS is set, the files are updated
 * first.
 */
export async function writtenTypes(
  folder: string,
  databaseUrl: string,
  statements: Iterable<Statement<object, unknown>>,
  source?: string,
): Promise<WrittenTypes> {
  const described = await describeStatements(databaseUrl, statements);
  const printed = source
    ? printParts(described, partsOf(source))
    : new Map([['statement-types', printTypes(described)]]);
  const given: Record<string, string> = {};
  for (const [name, text] of printed) {
    const file = `${name}.ts`;
    given[file] = await format(text, { ...(await resolveConfig(join(folder, file))), parser: 'typescript' });
  }
  if (process.env.UPDATE_STATEMENTS) update(folder, given);
  return { written: filesIn(folder), given };
}

/**
 * Returns a function that returns the source folder in which a statement is declared. Throws for a statement that is in
 * none.
 */
function partsOf(source: string): (name: string) => string {
  const parts = new Map<string, string>();
  for (const file of filesWithStatements(source))
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/\bstatement\(\s*'([^']+)'/g))
      parts.set(name!, relative(source, file).split(sep)[0]!);
  return (name) => {
    const part = parts.get(name);
    if (!part) throw new Error(`No file below ${source} declares the statement «${name}» by its name`);
    return part;
  };
}

function update(folder: string, given: Record<string, string>): void {
  rmSync(join(folder, 'statement-types'), { recursive: true, force: true });
  for (const [file, text] of Object.entries(given)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Returns the existing generated files, including those of parts that no longer exist. */
function filesIn(folder: string): Record<string, string> {
  const parts = join(folder, 'statement-types');
  const names = existsSync(parts) ? readdirSync(parts).map((file) => `statement-types/${file}`) : [];
  return Object.fromEntries(
    ['statement-types.ts', ...names].map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
}
