import { parseImportArguments, UsageError } from './import-arguments.js';

describe('parseImportArguments', () => {
  it('parseImportArguments reads a command line', () => {
    const args = [
      '--format',
      'shopify-csv',
      '--rate',
      'usd=92.5',
      '--rate',
      'EUR=100',
      '--currency',
      'usd',
      '--default-stock',
      '3',
      '--no-images',
      'a.csv',
      'b.csv',
    ];
    expect(parseImportArguments(args)).toEqual({
      format: 'shopify-csv',
      priceList: null,
      files: ['a.csv', 'b.csv'],
      report: null,
      images: false,
      strict: false,
      allowPrivateHosts: false,
      options: {
        source: null,
        supplier: null,
        shipsFrom: 'RU',
        currency: 'USD',
        rates: { USD: '92.5', EUR: '100' },
        defaultStock: 3,
        dryRun: false,
        overwrite: false,
      },
    });
  });

  it('parseImportArguments reads --strict', () => {
    expect(parseImportArguments(['--format', 'yml', '--strict', 'a.xml'])).toMatchObject({ strict: true });
  });

  it('parseImportArguments reads what is said of the columns of a price list', () => {
    const args = [
      '--format',
      'price-list',
      '--source',
      'lan',
      '--map',
      'РРЦ=price',
      '--headings',
      'brand',
      '--confirm',
    ];
    expect(parseImportArguments([...args, 'a.xlsx']).priceList).toEqual({
      sheet: null,
      map: ['РРЦ=price'],
      mapping: null,
      productOf: null,
      headings: 'brand',
      confirm: true,
    });
  });

  it('parseImportArguments fetches no pictures in a dry run', () => {
    expect(parseImportArguments(['--format', 'yml', '--dry-run', 'a.xml'])).toMatchObject({
      images: false,
      options: { dryRun: true },
    });
  });

  it.each([
    [['a.xml'], '--format'],
    [['--format', 'xls', 'a'], 'yml'],
    [['--format', 'yml'], 'file'],
    [['--format', 'yml', '--rate', 'USD', 'a'], 'USD=92.5'],
    [['--format', 'yml', '--rate', 'USD=0', 'a'], 'USD=92.5'],
    [['--format', 'yml', '--default-stock', '-1', 'a'], 'default-stock'],
    [['--format', 'yml', '--oops', 'a'], 'oops'],
    [['--format', 'yml', '--ships-from', 'Russia', 'a'], 'ships-from'],
    [['--format', 'yml', '--source', '', 'a'], 'source'],
    [['--format', 'yml', '--confirm', 'a'], 'price-list'],
    [['--format', 'price-list', 'a'], '--source'],
    [['--format', 'price-list', '--source', 'lan', '--headings', 'x', 'a'], 'category'],
    [['--format', 'price-list', '--source', 'lan', 'a', 'b'], 'one price list'],
  ])('parseImportArguments refuses %j', (args, word) => {
    expect(() => parseImportArguments(args)).toThrow(UsageError);
    expect(() => parseImportArguments(args)).toThrow(word);
  });
});
