import { fileURLToPath } from 'node:url';
import { operatorsSchema, writeTypedDocuments } from '../../tooling/codegen/typed-documents.js';

const app = fileURLToPath(new URL('../app', import.meta.url));
const count = await writeTypedDocuments(app, `${app}/graphql/generated/graphql.ts`, operatorsSchema);
process.stdout.write(`${count} documents → app/graphql/generated/graphql.ts\n`);
