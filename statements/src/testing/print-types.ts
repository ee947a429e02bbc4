import type { Descriptions } from './describe-statements.js';
import { propertyName } from './typescript-types.js';

/** Returns the source code of the type module that `npm run statements` generates for a package. */
export function printTypes({ enums, statements }: Descriptions): string {
  const body = statements.map(({ name, parameters, columns }) => {
    const row = columns ? `{ ${list(columns)} }` : 'never';
    return `'${name}': { params: ${parameters.length ? `{ ${list(parameters)} }` : 'None'}; row: ${row} };`;
  });
  const used = [...enums].filter(([name]) => new RegExp(`\\b${name}\\b`).test(body.join('\n')));
  const aliases = used.map(([name, labels]) => `type ${name} = ${labels.map((label) => `'${label}'`).join(' | ')};`);
  return [
    '/** What PostgreSQL takes and gives for every statement. `npm run statements` writes this file. */',
    `export interface StatementTypes { ${body.join('\n')} }`,
    'type None = Record<never, never>;',
    ...aliases,
  ].join('\n\n');
}

function list(entries: [name: string, type: string][]): string {
  return entries.map(([name, type]) => `${propertyName(name)}: ${type}`).join('; ');
}
