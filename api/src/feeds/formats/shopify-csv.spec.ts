import { MalformedFileError } from '../../platform/files/malformed-file-error.js';
import { readFeed } from '../../testing/feeds/read-feed.js';
import { shopifyCsv } from './shopify-csv.js';

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,' +
  'Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Variant Image,Status';
const csv = (...rows: string[]): string => [HEADER, ...rows].join('\n');

describe('shopifyCsv', () => {
  it('shopifyCsv creates one product per colour with sizes, sale and stock', async () => {
    const { products, issues } = await readFeed(
      shopifyCsv,
      csv(
        'runner,Runner,"<p>Light,\nfast</p>",Acme,Men\'s Shoes,true,COLOR,Black,SIZE,X Large,,,R-1,shopify,1000000,105.00,150.00,https://p.example/1.jpg,2,https://p.example/b.jpg,active',
        'runner,,,,,,,Black,,M,,,R-2,,7,105.00,,https://p.example/b.jpg,1,https://p.example/b.jpg,',
        'runner,,,,,,,Navy/White,,M,,,R-3,shopify,-4,105.00,105.00,,,https://p.example/n.jpg,',
        'runner,,,,,,,,,,,,,,,,,https://p.example/3.jpg,3,,',
      ),
      { currency: 'USD' },
    );
    expect(issues).toMatchObject([{ field: 'Variant Inventory Qty', value: '-4', readAs: '0' }]);
    expect(products.map(({ externalId, slug }) => [externalId, slug])).toEqual([
      ['runner/black', 'runner-black'],
      ['runner/navy-white', 'runner-navy-white'],
    ]);
    const [black, navy] = products;
    expect(black).toMatchObject({
      brands: ['Acme'],
      sex: 'MALE',
      model: { slug: 'shopify-runner' },
      description: '<p>Light,\nfast</p>',
    });
    expect(black?.items).toMatchObject([
      { size: 'XL', stock: 1_000_000, price: 971_250, oldPrice: 1_387_500, sku: 'R-1' },
      { size: 'M', stock: null },
    ]);
    expect(black?.images.map((image) => image.url)).toEqual([
      'https://p.example/b.jpg',
      'https://p.example/1.jpg',
      'https://p.example/3.jpg',
    ]);
    expect(navy?.colours.map((colour) => colour.slug)).toEqual(['navy', 'white']);
    expect(navy?.items).toMatchObject([{ stock: 0, oldPrice: null }]);
    expect(navy?.images[0]?.url).toBe('https://p.example/n.jpg');
  });

  it.each([
    ['Farbe', 'Größe', 'Rot', 'L'],
    ['Цвет', 'Размер', 'красный', 'L'],
    ['Colour', 'Taglia', 'Red', 'Large'],
  ])('shopifyCsv recognises options named %s and %s', async (colour, size, red, large) => {
    const { products } = await readFeed(shopifyCsv, csv(`a,A,,,,true,${size},${large},${colour},${red},,,,,,10,,,,,`));
    expect(products[0]).toMatchObject({ colours: [{ slug: 'red' }], items: [{ size: 'L' }] });
  });

  it('shopifyCsv appends a third option to the size and works without options', async () => {
    const { products } = await readFeed(
      shopifyCsv,
      csv(
        'a,A,,,,true,Size,S,Color,Red,Material,Wool,,,,10,,,,,',
        'a,,,,,,,S,,Red,,Silk,,,,12,,,,,',
        'b,B,,,,true,Title,Default Title,,,,,,,,5,,,,,',
      ),
    );
    expect(products[0]?.items.map((item) => item.size)).toEqual(['S / Wool', 'S / Silk']);
    expect(products[1]).toMatchObject({ externalId: 'b', colours: [], model: null, items: [{ size: 'ONE SIZE' }] });
  });

  it('shopifyCsv treats an unnamed option as the colour if all its values are colours', async () => {
    const { products } = await readFeed(
      shopifyCsv,
      csv('a,A,,,,true,Title,Black,,,,,,,,10,,,,,', 'a,,,,,,,Navy,,,,,,,,10,,,,,'),
    );
    expect(products.map((product) => product.colours[0]?.slug)).toEqual(['black', 'navy']);
  });

  it('shopifyCsv groups rows of one handle regardless of their position', async () => {
    const { products } = await readFeed(
      shopifyCsv,
      csv('a,A,,,,true,Size,S,,,,,,,,10,,,,,', 'b,B,,,,true,Size,S,,,,,,,,10,,,,,', 'a,,,,,,,M,,,,,,,,10,,,,,'),
    );
    expect(products.map(({ externalId, items }) => [externalId, items.length])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('shopifyCsv rejects only the invalid row and names its line', async () => {
    const { products, issues } = await readFeed(
      shopifyCsv,
      csv(
        'a,A,"two\nlines",,,true,Size,S,,,,,,,,0.00,,,,,',
        'a,,,,,,,M,,,,,,,,free,,,,,',
        'a,,,,,,,L,,,,,,,,10,8,,,,',
        'short,row',
        'a,,,,,,,L,,,,,,,,11,,,,,',
      ),
    );
    expect(products).toHaveLength(1);
    expect(products[0]?.items.map((item) => item.size)).toEqual(['L']);
    expect(issues.map(({ line, field, severity }) => [line, field, severity])).toEqual([
      [6, 'row', 'error'],
      [2, 'price', 'error'],
      [4, 'price', 'error'],
      [5, 'oldPrice', 'warning'],
      [7, 'id', 'error'],
    ]);
  });

  it('shopifyCsv hides drafts and unpublished products', async () => {
    const { products } = await readFeed(
      shopifyCsv,
      csv('a,A,,,,true,Size,S,,,,,,,,10,,,,,draft', 'b,B,,,,false,Size,S,,,,,,,,10,,,,,active'),
    );
    expect(products.map((product) => product.active)).toEqual([false, false]);
  });

  it.each([
    ['true', 'active', true, []],
    ['TRUE', 'Active', true, []],
    ['', '', true, []],
    ['FALSE', 'active', false, []],
    ['ЛОЖЬ', 'active', false, ['Published: ЛОЖЬ read as no']],
    ['ИСТИНА', 'active', true, ['Published: ИСТИНА read as yes']],
    ['maybe', 'active', false, ['Published: maybe read as no']],
    ['true', 'unlisted', false, ['Status: unlisted read as no']],
  ])(
    'shopifyCsv reads Published %j and Status %j as %s, and says what it has not understood',
    async (published, status, active, remarks) => {
      const { products, issues } = await readFeed(
        shopifyCsv,
        csv(`a,A,,,,${published},Size,S,,,,,,,,10,,,,,${status}`),
      );
      expect(products.map((product) => product.active)).toEqual([active]);
      expect(issues.map(({ field, value, readAs }) => `${field}: ${value} read as ${readAs}`)).toEqual(remarks);
    },
  );

  it.each(['true', 'TRUE', 'ИСТИНА', 'maybe'])('shopifyCsv sells no gift card: %s', async (giftCard) => {
    const { products, issues } = await readFeed(
      shopifyCsv,
      `${HEADER},Gift Card\na,A,,,,true,Size,S,,,,,,,,10,,,,,active,${giftCard}`,
    );
    expect(products).toEqual([]);
    expect(issues).toMatchObject([{ field: 'Gift Card', severity: 'error' }]);
  });

  it('shopifyCsv reads quantities as people write them, with a remark', async () => {
    const { products, issues } = await readFeed(
      shopifyCsv,
      csv(
        'a,A,,,,true,Size,S,,,,,,shopify,1 200,10,,,,,active',
        'a,,,,,,,M,,,,,,shopify,много,10,,,,,',
        'a,,,,,,,L,,,,,,shopify,soon,10,,,,,',
      ),
    );
    expect(products[0]?.items.map(({ stock }) => stock)).toEqual([1200, null, 0]);
    expect(issues.map(({ value, readAs }) => [value, readAs])).toEqual([
      ['1 200', '1200'],
      ['много', 'the default stock'],
      ['soon', '0'],
    ]);
  });

  it('shopifyCsv stops at a file that is not a Shopify export', async () => {
    await expect(readFeed(shopifyCsv, 'sku,name\n1,2')).rejects.toThrow(/"Handle"/);
    await expect(readFeed(shopifyCsv, csv('a,A,"never closed,,,true,Size,S,,,,,,,,10,,,,,'))).rejects.toThrow(
      /^line 2.*never closed/,
    );
    await expect(readFeed(shopifyCsv, '')).rejects.toBeInstanceOf(MalformedFileError);
  });
});
