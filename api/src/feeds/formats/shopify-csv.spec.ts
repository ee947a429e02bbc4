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
    expect(issues).toMatchObject([
      { value: '7', readAs: 'the default stock: this variant is not tracked' },
      { field: 'Variant Inventory Qty', value: '-4', readAs: '0' },
    ]);
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

  it('shopifyCsv creates a product per material, never reads it as a size, and accepts missing options', async () => {
    const { products } = await readFeed(
      shopifyCsv,
      csv(
        'a,A,,,,true,Size,S,Color,Red,Material,Wool,,,,10,,,,,',
        'a,,,,,,,S,,Red,,Silk,,,,12,,,,,',
        'b,B,,,,true,Title,Default Title,,,,,,,,5,,,,,',
      ),
    );
    expect(products.slice(0, 2)).toMatchObject([
      { externalId: 'a/red-wool', name: 'A, Wool', properties: { material: 'Wool' }, items: [{ size: 'S' }] },
      { externalId: 'a/red-silk', name: 'A, Silk', properties: { material: 'Silk' }, items: [{ size: 'S' }] },
    ]);
    expect(products[2]).toMatchObject({ externalId: 'b', colours: [], model: null, items: [{ size: 'ONE SIZE' }] });
  });

  it.each([
    ['Inseam', '32', '34', ['S / 32', 'S / 34']],
    ['Полнота', 'G', 'H', ['S / G', 'S / H']],
  ])('shopifyCsv joins the second size option %s to the size', async (name, one, other, sizes) => {
    const { products } = await readFeed(
      shopifyCsv,
      csv(`a,A,,,,true,Size,S,Color,Red,${name},${one},,,,10,,,,,`, `a,,,,,,,S,,Red,,${other},,,,12,,,,,`),
    );
    expect(products.map(({ items }) => items.map(({ size }) => size))).toEqual([sizes]);
  });

  it('shopifyCsv turns an option that has only a single value into a product property', async () => {
    const { products } = await readFeed(
      shopifyCsv,
      csv('a,A,,,,true,Size,S,Country,Italy,,,,,,10,,,,,', 'a,,,,,,,M,,Italy,,,,,,12,,,,,'),
    );
    expect(products).toMatchObject([
      {
        externalId: 'a',
        name: 'A',
        properties: { additionalInfo: 'Country: Italy' },
        items: [{ size: 'S' }, { size: 'M' }],
      },
    ]);
  });

  it('shopifyCsv reads the columns of the current template like those of the earlier template', async () => {
    const { products, issues } = await readFeed(
      shopifyCsv,
      [
        'title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,' +
          'Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Inventory tracker,Inventory quantity,' +
          'Continue selling when out of stock,Product image URL,Image position,Variant image URL,Gift card,Size chart',
        'Runner,runner,<p>x</p>,Acme,Shoes > Sneakers,,,TRUE,Active,R-1,,SIZE,M,,1990.00,2990.00,shopify,5,DENY,' +
          'https://p.example/1.jpg,1,,FALSE,',
        ',runner,,,,,,,,R-2,,,L,,1990.00,,shopify,some,DENY,,,,,',
      ].join('\n'),
    );
    expect(products).toMatchObject([
      {
        externalId: 'runner',
        name: 'Runner',
        brands: ['Acme'],
        category: [{ name: 'Shoes' }, { name: 'Sneakers' }],
        active: true,
        images: [{ url: 'https://p.example/1.jpg' }],
        items: [
          { size: 'M', sku: 'R-1', price: 199_000, oldPrice: 299_000, stock: 5 },
          { size: 'L', sku: 'R-2', price: 199_000, stock: 0 },
        ],
      },
    ]);
    expect(issues).toMatchObject([
      { line: 1, reason: 'columns that are not read: Size chart' },
      { line: 3, field: 'Inventory quantity', value: 'some', readAs: '0' },
    ]);
  });

  it('shopifyCsv reads the stock when the file has no inventory tracker column', async () => {
    const { products } = await readFeed(
      shopifyCsv,
      'Handle,Title,Variant Inventory Qty,Variant Price\na,A,3,10\nb,B,0,10',
    );
    expect(products.map(({ items }) => items[0]?.stock)).toEqual([3, 0]);
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

  it('shopifyCsv marks drafts and unpublished products as hidden', async () => {
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
    ['true', 'unlisted', false, []],
    ['true', 'soon', false, ['Status: soon read as no']],
  ])(
    'shopifyCsv reads Published %j and Status %j as %s and reports values it does not understand',
    async (published, status, active, remarks) => {
      const { products, issues } = await readFeed(
        shopifyCsv,
        csv(`a,A,,,,${published},Size,S,,,,,,,,10,,,,,${status}`),
      );
      expect(products.map((product) => product.active)).toEqual([active]);
      expect(issues.map(({ field, value, readAs }) => `${field}: ${value} read as ${readAs}`)).toEqual(remarks);
    },
  );

  it.each(['true', 'TRUE', 'ИСТИНА', 'maybe'])(
    'shopifyCsv skips a product that is a gift card, marked as %s',
    async (giftCard) => {
      const { products, issues } = await readFeed(
        shopifyCsv,
        `${HEADER},Gift Card\na,A,,,,true,Size,S,,,,,,,,10,,,,,active,${giftCard}`,
      );
      expect(products).toEqual([]);
      expect(issues).toMatchObject([{ field: 'Gift Card', severity: 'error' }]);
    },
  );

  it('shopifyCsv reads informally written quantities as numbers or default stock, with a remark', async () => {
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
