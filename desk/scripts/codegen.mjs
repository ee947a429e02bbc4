import { fileURLToPath } from 'node:url';
import { operatorsSchema, writeTypedDocuments } from '../../tooling/codegen/typed-documents.js';

const folder = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const generated = folder('app/graphql/generated');

const count = await writeTypedDocuments(folder('app'), `${generated}/graphql.ts`, operatorsSchema);
// What every visitor of the shop may ask, such as towns, the operators' schema does not have.
const ofTheShop = await writeTypedDocuments(folder('shop-documents'), `${generated}/shop.ts`);
process.stdout.write(`${count} and ${ofTheShop} documents → app/graphql/generated/\n`);
