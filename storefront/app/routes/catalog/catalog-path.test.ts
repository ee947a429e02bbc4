import { readCatalogPath } from './catalog-path';

describe('readCatalogPath', () => {
  it.each([
    [undefined, ['any'], null],
    ['any', ['any'], null],
    ['any/sale', ['any', 'sale'], 'sale'],
    ['sneakers/running/', ['sneakers', 'running'], 'running'],
  ])('readCatalogPath reads the path and section of /catalog/%s', (rest, path, section) => {
    expect(readCatalogPath(rest)).toEqual({ path, section });
  });

  it.each(['a/b/c/d/e/f/g/h/i', `shoes/${'x'.repeat(300)}`, 'sho\u0000es'])(
    'readCatalogPath returns null for the path /catalog/%s',
    (rest) => {
      expect(readCatalogPath(rest)).toBeNull();
    },
  );
});
