import { readCatalogPath } from './catalog-path';

describe('readCatalogPath', () => {
  it.each([
    [undefined, ['any'], null],
    ['any', ['any'], null],
    ['any/sale', ['any', 'sale'], 'sale'],
    ['sneakers/running/', ['sneakers', 'running'], 'running'],
  ])('/catalog/%s', (rest, path, section) => {
    expect(readCatalogPath(rest)).toEqual({ path, section });
  });

  it.each(['a/b/c/d/e/f/g/h/i', `shoes/${'x'.repeat(300)}`, 'sho\u0000es'])('/catalog/%s is no path', (rest) => {
    expect(readCatalogPath(rest)).toBeNull();
  });
});
