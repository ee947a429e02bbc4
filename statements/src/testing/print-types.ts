import type { Descriptions } from './describe-statements.js';
import { propertyName } from './typescript-types.js';

type Statements = Descriptions['statements'];
type Enums = Descriptions['enums'];

const NOTE = 'What PostgreSQL takes and gives for every statement';

/** Returns the source code of the type module that `npm run statements` generates for a package. */
export function printTypes({ enums, statements }: Descriptions): string {
  return printModule(`${NOTE}. `, 'StatementTypes', statements, enums);
}

/**
 * Returns the same types in parts, by file name without extension: one for each result of `partOf`, in a folder
 * `statement-types`, and `statement-types`, which joins them.
 */
export function printParts({ enums, statements }: Descriptions, partOf: (name: string) => string): Map<string, string> {
  const names = [...new Set(statements.map(({ name }) => partOf(name)))].sort();
  const parts = names.map((part) => [part, statements.filter(({ name }) => partOf(name) === part)] as const);
  const joined = [
    ...parts.map(([part]) => `import type { ${typeName(part)} } from './statement-types/${part}.js';`),
    `/** ${NOTE}, by the folders that declare them. \`npm run statements\` writes these files. */\nexport interface StatementTypes extends ${parts.map(([part]) => typeName(part)).join(', ')} {}`,
  ].join('\n\n');
  return new Map([
    ['statement-types', joined],
    ...parts.map(
      ([part, own]) =>
        [`statement-types/${part}`, printModule(`${NOTE} of \`${part}\`. `, typeName(part), own, enums)] as const,
    ),
  ]);
}

/** Returns the name of a part's types: `CustomFieldsStatements` of `custom-fields`. */
const typeName = (part: string): string =>
  `${part.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Statements`;

function printModule(note: string, name: string, statements: Statements, enums: Enums): string {
  const body = statements.map(({ name: statement, parameters, columns }) => {
    const row = columns ? `{ ${list(columns)} }` : 'never';
    return `'${statement}': { params: ${parameters.length ? `{ ${list(parameters)} }` : 'None'}; row: ${row} };`;
  });
  const text = body.join('\n');
  const used = [...enums].filter(([type]) => new RegExp(`\\b${type}\\b`).test(text));
  const aliases = used.map(([type, labels]) => `type ${type} = ${labels.map((label) => `'${label}'`).join(' | ')};`);
  return [
    `/** ${note}\`npm run statements\` writes this file. */`,
    `export interface ${name} { ${text} }`,
    ...(/params: None/.test(text) ? ['type None = Record<never, never>;'] : []),
    ...aliases,
  ].join('\n\n');
}

function list(entries: [name: string, type: string][]): string {
  return entries.map(([name, type]) => `${propertyName(name)}: ${type}`).join('; ');
}
