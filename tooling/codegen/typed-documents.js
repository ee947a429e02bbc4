import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/client-preset';
import { buildSchema, parse, stripIgnoredCharacters } from 'graphql';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const schemaFile = (name) => new URL(`../../api/${name}.graphql`, import.meta.url);

/** The files of the shoppers' schema, and of the operators'. */
const shoppersSchema = [schemaFile('schema')];
export const operatorsSchema = ['admin-schema', 'admin-calls', 'admin-inputs'].map(schemaFile);

/**
 * Writes all *.graphql files of a folder as documents with types, checked against the API's printed schema. A document
 * is a string, so that a page carries few bytes for it and bundlers drop it if it is unused. Returns the number of files
 * it has read. The preset is called directly, because the codegen CLI needs a newer version of Node than we support.
 *
 * @param {string} folder
 * @param {string} target the TypeScript file to write
 * @param {URL[]} schema the files of the schema; by default the shoppers'
 */
export async function writeTypedDocuments(folder, target, schema = shoppersSchema) {
  const schemaText = (await Promise.all(schema.map((path) => readFile(path, 'utf8')))).join('\n');
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.graphql')).sort();
  const documents = await Promise.all(
    paths.map(async (path) => {
      const location = join(folder, path);
      const rawSDL = await readFile(location, 'utf8');
      return { location, rawSDL, document: parse(rawSDL) };
    }),
  );

  const files = await preset.buildGeneratesSection({
    baseOutputDir: `${dirname(target)}/`,
    schema: parse(schemaText),
    schemaAst: buildSchema(schemaText),
    documents,
    config: {
      scalars: { Kopecks: 'number', DateTime: 'string', DateOrTime: 'string', Json: 'unknown' },
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

  const code = withPlainDocuments(await codegen(documentsFile));
  if (/TypedDocumentString|DocumentTypeDecoration/.test(code))
    throw new Error('The client preset writes documents in another way now');
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, code);
  return documents.length;
}

/**
 * Turns each document into a string without the class of the preset and without layout. Fragments are within the
 * documents that use them.
 */
function withPlainDocuments(code) {
  return code
    .replace(/import type \{ DocumentTypeDecoration \}.*\n/, '')
    .replace(/export class TypedDocumentString[^]*?\n}\n/, apiDocument)
    .replace(/export const \w+FragmentDoc = new TypedDocumentString\(`[^`]*`, \{[^}]*\}\) as .*;\n/g, '')
    .replace(
      /new TypedDocumentString\(`([^`]*)`\) as unknown as TypedDocumentString</g,
      (_, text) => `${JSON.stringify(stripIgnoredCharacters(text))} as ApiDocument<`,
    );
}

// The property holds the types alone: it has the name under which GraphQL clients such as urql look for them.
const apiDocument = `/** The text of an operation, with the types of its answer and its variables. */
export type ApiDocument<Data, Variables> = string & { __apiType?: (variables: Variables) => Data };
`;
