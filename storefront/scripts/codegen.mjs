// Generates typed documents from all *.graphql files of the app and the API's printed schema. The preset is called
// directly, because the codegen CLI needs a newer version of Node than we support.
import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/client-preset';
import { buildSchema, parse, stripIgnoredCharacters } from 'graphql';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const target = join(root, 'app/graphql/generated/');
const schemaText = await readFile(join(root, '../api/schema.graphql'), 'utf8');

const paths = (await readdir(join(root, 'app'), { recursive: true }))
  .filter((path) => path.endsWith('.graphql'))
  .sort();
const documents = await Promise.all(
  paths.map(async (path) => {
    const location = join(root, 'app', path);
    const rawSDL = await readFile(location, 'utf8');
    return { location, rawSDL, document: parse(rawSDL) };
  }),
);

const files = await preset.buildGeneratesSection({
  baseOutputDir: target,
  schema: parse(schemaText),
  schemaAst: buildSchema(schemaText),
  documents,
  config: {
    scalars: { Kopecks: 'number', DateTime: 'string' },
    strictScalars: true,
    useTypeImports: true,
    documentMode: 'string',
  },
  presetConfig: { fragmentMasking: false, skipIndexFile: true },
  plugins: [],
  pluginMap: {},
});

// Documents are imported by name, so the generated `graphql()` tag is not needed.
const documentsFile = files.find(({ filename }) => filename.endsWith('/graphql.ts'));
if (!documentsFile) throw new Error('The client preset no longer writes graphql.ts: look at what it writes now');

/**
 * Turns each document into a string without the class of the preset and without layout, so that a page carries few bytes
 * for it and bundlers can drop it if it is unused. Fragments are within the documents that use them.
 */
function withPlainDocuments(code) {
  return code
    .replace(/export class TypedDocumentString[^]*?\n}\n/, apiDocument)
    .replace(/export const \w+FragmentDoc = new TypedDocumentString\(`[^`]*`, \{[^}]*\}\) as .*;\n/g, '')
    .replace(
      /new TypedDocumentString\(`([^`]*)`\) as unknown as TypedDocumentString</g,
      (_, text) => `${JSON.stringify(stripIgnoredCharacters(text))} as ApiDocument<`,
    );
}

const apiDocument = `/** The text of an operation, with the types of its answer and its variables. */
export type ApiDocument<Data, Variables> = string & DocumentTypeDecoration<Data, Variables>;
`;

await mkdir(target, { recursive: true });
const code = withPlainDocuments(await codegen(documentsFile));
if (code.includes('TypedDocumentString')) throw new Error('The client preset writes documents in another way now');
await writeFile(documentsFile.filename, code);
process.stdout.write(`${documents.length} documents → ${relative(root, documentsFile.filename)}\n`);
