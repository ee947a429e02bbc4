import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { readSchema } from '../schema-check/read-schema.js';
import { INTEGRATORS } from './site-menu.js';
import { sitePages } from './site-pages.js';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const schemaFiles = ['api/schema.graphql', 'api/admin-schema.graphql'];
const schemas = schemaFiles.map((file) => buildSchema(readSchema(ROOT, file)));

const pages = sitePages();
const names = INTEGRATORS.groups.flatMap((group) => group.pages);

/** Fenced blocks, each with its language. */
const blocksOf = (text: string) =>
  [...text.matchAll(/^```(\w*)(.*)\n([^]*?)^```$/gm)].map(([, language, about, block]) => ({
    language: language!,
    about: about!,
    block: block!,
  }));
const english = names.flatMap((name) => blocksOf(pages.get(`${name}.md`)!).map((block) => ({ name, ...block })));

/** Files of the tests that run a shop. */
const tests = ['api/src', 'tooling/client-package', 'client/src']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(spec|check)\.ts$/.test(file))
  .map(read)
  .join('\n');

it('every GraphQL example in the docs is valid for a schema', () => {
  const documents = english.filter(({ language }) => language === 'graphql');
  expect(documents.length).toBeGreaterThan(70);
  const faults = documents.flatMap(({ name, block }) => {
    const found = schemas.map((schema) => validate(schema, parse(block)).map(({ message }) => message));
    return found.some((messages) => messages.length === 0) ? [] : [{ name, block, messages: found[0] }];
  });
  expect(faults).toEqual([]);
});

// The client's own page is checked where its types are: `tooling/client-package`.
it('calls and fields named in the docs exist in a schema or an example', () => {
  const declared = schemaFiles.map((file) => readSchema(ROOT, file).replace(/"""[^]*?"""/g, ''));
  const shown = english.map(({ block }) => block);
  // Of `extensions`, of feeds, of Node, and of the tools of other clients.
  const others = 'retryAt sizeGrids menuFilters vendorCode randomInt persistedDocuments';
  const known = new Set([...declared, ...shown, others].flatMap((text) => text.match(/\w+/g) ?? []));
  const named = names
    .filter((name) => name !== 'client')
    .flatMap((name) => {
      const text = pages.get(`${name}.md`)!.replace(/^```.*\n[^]*?^```$/gm, '');
      const codes = [...text.matchAll(/`([\w\s.,:(){}…]+)`/g)].map(([, code]) => code!);
      return codes.flatMap((code) => code.match(/\b[a-z]+[A-Z]\w*/g) ?? []).map((word) => ({ name, word }));
    });
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ word }) => !known.has(word))).toEqual([]);
});

it('every JSON example in the docs can be parsed', () => {
  for (const { language, block } of english) if (language === 'json') expect(() => JSON.parse(block)).not.toThrow();
});

// Of the client's page: `tooling/client-package`.
const withCode = names.filter((name) =>
  english.some((block) => block.name === name && /graphql|js/.test(block.language)),
);

it.each(withCode)('the code examples of the docs page %s are run by a test', (name) => {
  expect(tests.includes(`docs/${name}.md`)).toBe(true);
});

const defaults = new Map(
  [...read('docs/configuration.md').matchAll(/^\| `(\w+)` +\| `(\d+)`/gm)].map(([, name, value]) => [name!, value!]),
);

it('defaults stated in the docs equal the settings’ defaults', () => {
  // `ORDER_LINES` (20), 20 (`ORDER_LINES`) or 15 seconds (`WEBHOOK_TIMEOUT_SECONDS`).
  const stated = names.flatMap((name) => {
    const text = pages.get(`${name}.md`)!;
    const after = [...text.matchAll(/`([A-Z_]+)` \((\d[\d,]*)\)/g)].map(([, setting, figure]) => [setting!, figure!]);
    const before = [...text.matchAll(/(\d[\d,]*)[\w ]{0,15}\(`([A-Z_]+)`/g)].map(([, figure, setting]) => [
      setting!,
      figure!,
    ]);
    return [...after, ...before].map(([setting, figure]) => [name, setting!, figure!.replaceAll(',', '')] as const);
  });
  expect(stated.length).toBeGreaterThan(15);
  expect(stated).toEqual(stated.map(([name, setting]) => [name, setting, defaults.get(setting)]));
});
