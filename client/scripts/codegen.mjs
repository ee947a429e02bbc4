import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeTypedDocuments } from '../../tooling/codegen/typed-documents.js';

const source = fileURLToPath(new URL('../src', import.meta.url));
const count = await writeTypedDocuments(`${source}/operations`, `${source}/generated/operations.ts`);

// The codes are the rows of docs/errors.md, which is printed from the API's code.
const page = await readFile(new URL('../../docs/errors.md', import.meta.url), 'utf8');
const codes = [...page.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, code]) => code);
if (!codes.includes('UNAUTHORIZED')) throw new Error('docs/errors.md lists the codes in another way now');
await writeFile(
  `${source}/generated/error-codes.ts`,
  `/** Codes of the API's errors; docs/errors.md says what each means. */\nexport type ApiErrorCode =\n${codes.map((code) => `  | '${code}'`).join('\n')};\n`,
);
process.stdout.write(`${count} files of operations, ${codes.length} error codes → src/generated\n`);
