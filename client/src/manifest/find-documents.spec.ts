import { describe, expect, it } from '@jest/globals';
import { ProductDocument } from '../generated/operations.js';
import { findInDocument, findInScript } from './find-documents.js';

const textsIn = (script: string) => findInScript(script).documents.map(({ text }) => text);

describe('a script', () => {
  it('findInScript finds documents in strings and templates and unescapes them', () => {
    const script = String.raw`
      var a="query A($dto:Input!){a(dto:$dto){id}}",b='mutation B { b(text: "it\'s \u0434\x21") }';
      const c = new TypedDocumentString(${'`'}
        subscription C { c(word: "\`) { id }") }
      ${'`'});`;
    expect(findInScript(script)).toEqual({
      documents: [
        { name: 'A', type: 'query', text: 'query A($dto:Input!){a(dto:$dto){id}}' },
        { name: 'B', type: 'mutation', text: 'mutation B { b(text: "it\'s д!") }' },
        { name: 'C', type: 'subscription', text: '\n        subscription C { c(word: "`) { id }") }\n      ' },
      ],
      faults: [],
    });
  });

  it('findInScript finds this package’s own operations unchanged', () => {
    expect(textsIn(`export const a = ${JSON.stringify(ProductDocument)};`)).toEqual([ProductDocument]);
    expect(textsIn(`export const a = \`${ProductDocument}\`;`)).toEqual([ProductDocument]);
  });

  it('findInScript finds documents with fragments before or after them, and ignores fragments alone', () => {
    const fragment = 'fragment F on Product{id}';
    expect(textsIn(`a="${fragment}query A{a{...F}}";b="query B{b{...F}}${fragment}";c="${fragment}"`)).toEqual([
      `${fragment}query A{a{...F}}`,
      `query B{b{...F}}${fragment}`,
    ]);
  });

  it.each([
    'const words = "query the shop (or not)";',
    `say("query (see the docs)")`,
    'throw Error("mutation Foo { was not closed");',
    "// it's a comment\nconst a = 1;",
    'const line = "query A {\n a }";',
  ])('findInScript finds no document in %j', (script) => {
    expect(findInScript(script)).toEqual({ documents: [], faults: [] });
  });

  it('findInScript reports documents that cannot be registered, with the reason', () => {
    expect(
      findInScript('a = `query A { ...F } ${F}`; b = "query A{a}query B{b}"; c = `fragment F on A { ${x} }`').faults,
    ).toEqual([
      { text: 'query A { ...F } ${F}', reason: expect.stringMatching(/put together/) },
      { text: 'query A{a}query B{b}', reason: expect.stringMatching(/one operation/) },
    ]);
  });
});

describe('a document file', () => {
  it('findInDocument returns the file’s text unchanged as one document', () => {
    const text = '# The menu\nquery Menu {\n  directoryList { slug }\n}\n';
    expect(findInDocument(text)).toEqual({ documents: [{ name: 'Menu', type: 'query', text }], faults: [] });
  });

  it('findInDocument finds no document in a file of fragments alone', () => {
    expect(findInDocument('fragment F on Product { id }')).toEqual({ documents: [], faults: [] });
  });

  it.each(['{ shop { name } }', 'query A { a } query B { b }', 'query A { a', '', 'query { a }'])(
    'findInDocument refuses %j',
    (text) => {
      const { documents, faults } = findInDocument(text);
      expect(documents).toEqual([]);
      expect(faults).toHaveLength(1);
    },
  );
});
