import { parseImportArguments, UsageError } from './import-arguments.js';

describe('parseImportArguments', () => {
  it('parseImportArguments reads the options of an import from a command line', () => {
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
      priceTypes: { priceType: null, oldPriceType: null },
      files: ['a.csv', 'b.csv'],
      report: null,
      images: false,
      allowPrivateHosts: false,
      options: {
        source: null,
        supplier: null,
        shipsFrom: 'RU',
        currency: 'USD',
        rates: { USD: '92.5', EUR: '100' },
        defaultStock: 3,
        mode: 'apply',
        guards: { vanishPercent: 20, movedPercent: 10 },
        strict: false,
        complete: false,
        pricePercent: 10,
        overwrite: false,
      },
    });
  });

  it('parseImportArguments turns on strict mode for the option --strict', () => {
    expect(parseImportArguments(['--format', 'yml', '--strict', 'a.xml'])).toMatchObject({ options: { strict: true } });
  });

  it('parseImportArguments reads the column mapping options of a price list', () => {
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

  it('parseImportArguments turns off picture downloads for an import with --plan', () => {
    expect(parseImportArguments(['--format', 'yml', '--plan', 'a.xml'])).toMatchObject({
      images: false,
      options: { mode: 'plan' },
    });
  });

  it('parseImportArguments reads the limits of import guards or turns the guards off', () => {
    const guardsOf = (...args: string[]) => parseImportArguments(['--format', 'yml', ...args, 'a']).options.guards;
    expect(guardsOf('--vanish-percent', '50')).toEqual({ vanishPercent: 50, movedPercent: 10 });
    expect(guardsOf('--unguarded')).toBeNull();
  });

  it.each([
    [['--format', 'yml', '--vanish-percent', '101', 'a'], '0 to 100'],
    [['--format', 'yml', '--unguarded', '--moved-percent', '5', 'a'], '--unguarded'],
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
  ])('parseImportArguments refuses the arguments %j with a usage error', (args, word) => {
    expect(() => parseImportArguments(args)).toThrow(UsageError);
    expect(() => parseImportArguments(args)).toThrow(word);
  });
});
