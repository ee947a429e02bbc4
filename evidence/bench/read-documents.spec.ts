import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { ROOT } from '../root.js';
import { readDocuments, storefrontFolder } from './read-documents.js';

const documents = readDocuments(storefrontFolder(ROOT));
const schema = buildSchema(readFileSync(join(ROOT, 'api/schema.graphql'), 'utf8'));

it('storefront operations with their fragments are valid for the API’s schema', () => {
  expect(documents.size).toBeGreaterThan(40);
  for (const [name, document] of documents) expect([name, validate(schema, parse(document))]).toEqual([name, []]);
});

it('the Search document includes fragments of other folders once each', () => {
  expect(documents.get('Search')!.match(/^fragment \w+/gm)).toContain('fragment UnderstoodFields');
  expect(documents.get('Search')!.match(/^fragment ProductCardFields/gm)).toHaveLength(1);
});
