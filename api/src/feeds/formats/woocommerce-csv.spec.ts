import iconv from 'iconv-lite';
import { readFeed } from '../../testing/feeds/read-feed.js';
import { woocommerceCsv } from './woocommerce-csv.js';

const ENGLISH =
  'ID,Type,SKU,Name,Published,"In stock?",Stock,"Sale price","Regular price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)"';
const RUSSIAN =
  'ID,Тип,Артикул,Имя,Опубликован,"Краткое описание",Описание,"В наличии?",Запасы,"Базовая цена",Категории,Изображения';

describe('woocommerceCsv', () => {
  it('woocommerceCsv joins variations to their parent by id or SKU in any order', async () => {
    const { products, issues } = await readFeed(
      woocommerceCsv,
      [
        ENGLISH,
        '42,variation,,Hoodie - S,1,1,4,,30,,,HOOD,Size,Small,Colour,Black',
        '40,variable,HOOD,Hoodie,1,1,,,,"Women, Women > Hoodies","https://p.example/1.jpg, https://p.example/2.jpg",,Size,"Small, Medium",Colour,"Black, Red"',
        '43,variation,,Hoodie - M,1,0,,25,30,,https://p.example/r.jpg,id:40,Size,Medium,Colour,Red',
        '44,simple,MUG,Mug,1,1,,,"12,50",Home,,,,,,',
      ].join('\n'),
    );
    expect(issues).toEqual([]);
    expect(products.map((product) => product.externalId)).toEqual(['40/black', '40/red', '44']);
    expect(products[0]).toMatchObject({
      sex: 'FEMALE',
      category: [{ name: 'Women' }, { name: 'Hoodies' }],
      items: [{ size: 'S', stock: 4, price: 3000 }],
    });
    expect(products[1]).toMatchObject({
      items: [{ size: 'M', stock: 0, price: 2500, oldPrice: 3000 }],
      images: [{ url: 'https://p.example/r.jpg' }, {}, {}],
    });
    expect(products[2]).toMatchObject({ items: [{ size: 'ONE SIZE', stock: null, price: 1250 }] });
  });

  it.each([
    ['1', '1', '1 200', true, 1200, [['Stock', '1 200', '1200']]],
    ['ИСТИНА', '1', '3', true, 3, []],
    ['ЛОЖЬ', '1', '3', false, 3, []],
    ['-1', '1', '3', false, 3, []],
    ['draft', '1', '3', false, 3, []],
    ['perhaps', '1', '3', false, 3, [['Published', 'perhaps', 'no']]],
    ['1', '1', 'parent', true, null, [['Stock', 'parent', 'the default stock']]],
    ['1', 'backorder', '', true, 0, []],
    ['1', 'нет', '0', true, 0, []],
    ['1', '0', '5', true, 0, [['In stock?', '0', '0, though Stock says 5']]],
    ['1', 'soon', '', true, 0, [['In stock?', 'soon', '0']]],
    ['1', '', '', true, null, []],
  ])(
    'woocommerceCsv reads Published %j, In stock %j and Stock %j and reports values it does not understand',
    async (published, inStock, stock, active, figure, remarks) => {
      const { products, issues } = await readFeed(
        woocommerceCsv,
        `${ENGLISH}\n44,simple,MUG,Mug,${published},${inStock},${stock},,12,Home,,,,,,`,
      );
      expect(products).toMatchObject([{ active, items: [{ stock: figure }] }]);
      expect(issues.map(({ field, value, readAs }) => [field, value, readAs])).toEqual(remarks);
    },
  );

  it('woocommerceCsv reports each unread column once per file', async () => {
    const { issues } = await readFeed(
      woocommerceCsv,
      'ID,Name,Regular price,Weight (kg),Attribute 1 visible,Wholesale price,Meta: _gtin\n1,Cap,10,1,1,5,9\n2,Hat,10,1,1,5,9',
    );
    expect(issues).toEqual([
      {
        line: 1,
        field: 'header',
        code: 'COLUMNS_UNREAD',
        values: { columns: 'Wholesale price, Meta: _gtin' },
        reason: 'columns that are not read: Wholesale price, Meta: _gtin',
        severity: 'warning',
      },
    ]);
  });

  it('woocommerceCsv divides the stock of a product among the variations that share it', async () => {
    const { products, issues } = await readFeed(
      woocommerceCsv,
      [
        ENGLISH,
        '20,variable,V,Shoe,1,1,7,,,Shoes,,,Size,"42, 43",,',
        '21,variation,V42,Shoe,1,1,parent,,1990,,,V,Size,42,,',
        '22,variation,V43,Shoe,1,1,parent,,1990,,,V,Size,43,,',
        '23,variation,V44,Shoe,1,1,2,,1990,,,V,Size,44,,',
        '24,variation,V45,Shoe,1,0,parent,,1990,,,V,Size,45,,',
      ].join('\n'),
    );
    expect(products[0]?.items.map(({ size, stock }) => [size, stock])).toEqual([
      ['42', 4],
      ['43', 3],
      ['44', 2],
      ['45', 0],
    ]);
    expect(issues).toMatchObject([
      { line: 3, field: 'Stock', value: 'parent', readAs: '4, a share of the 7 of the product' },
      { line: 4, field: 'Stock', value: 'parent', readAs: '3, a share of the 7 of the product' },
    ]);
  });

  it('woocommerceCsv creates an offer per size of the product for a variation that allows any size', async () => {
    const { products, issues } = await readFeed(
      woocommerceCsv,
      [
        ENGLISH,
        '30,variable,W,Shoe,1,1,,,,Shoes,,,Size,"42, 43, 44",Colour,Red',
        '31,variation,W44,Shoe,1,1,9,,2990,,,W,Size,44,Colour,Red',
        '32,variation,WANY,Shoe,1,1,5,,1990,,,W,Size,,Colour,Red',
      ].join('\n'),
    );
    expect(products[0]?.items.map(({ externalId, size, stock }) => [externalId, size, stock])).toEqual([
      ['31', '44', 9],
      ['32', '42', 3],
      ['32#43', '43', 2],
    ]);
    expect(issues).toMatchObject([
      { line: 4, field: 'size', value: 'any', readAs: '2 offers: 42, 43' },
      { line: 4, field: 'stock', value: '5', readAs: '3 + 2, a share for each' },
    ]);
  });

  it('woocommerceCsv creates a product per colour for a variation that allows any colour', async () => {
    const { products } = await readFeed(
      woocommerceCsv,
      [
        ENGLISH,
        '40,variable,T,Tee,1,1,,,,Tops,,,Colour,"Red | Blue",Material,Cotton',
        '41,variation,TANY,Tee,1,1,,,900,,,T,Colour,,,',
      ].join('\n'),
    );
    expect(products).toMatchObject([
      { externalId: '40/red', properties: { material: 'Cotton' }, items: [{ externalId: '41', stock: null }] },
      { externalId: '40/blue', items: [{ externalId: '41#blue' }] },
    ]);
  });

  it('woocommerceCsv reads a file whose first line declares the separator for Excel', async () => {
    const { products, issues } = await readFeed(
      woocommerceCsv,
      '\ufeffsep=;\r\nID;Name;"Regular price, with tax, in roubles";Regular price\r\n7;Mug, big;;12,50\r\n8;;;1\r\n',
    );
    expect(products).toMatchObject([{ name: 'Mug, big', items: [{ price: 1250 }] }]);
    expect(issues).toMatchObject([{ field: 'header' }, { line: 4, field: 'Name' }]);
  });

  it.each([
    ['visible', true, []],
    ['', true, []],
    ['Hidden', false, []],
    ['catalog', true, [['Visibility in catalog', 'catalog', 'visible in lists and in the search']]],
    ['search', true, [['Visibility in catalog', 'search', 'visible in lists and in the search']]],
    ['perhaps', false, [['Visibility in catalog', 'perhaps', 'hidden']]],
    ['1', false, [['Visibility in catalog', '1', 'hidden']]],
  ])(
    'woocommerceCsv takes a product off sale when its visibility is hidden or not understood: %j',
    async (visibility, active, remarks) => {
      for (const header of ['Visibility in catalog', 'Видимость в каталоге', 'visibility']) {
        const { products, issues } = await readFeed(
          woocommerceCsv,
          `ID,Type,Name,Published,${header},Regular price\n44,simple,Mug,1,${visibility},12`,
        );
        expect(products).toMatchObject([{ active }]);
        expect(issues.map(({ field, value, readAs }) => [field, value, readAs])).toEqual(remarks);
      }
    },
  );

  it('woocommerceCsv keeps a product off sale if it is hidden or a draft', async () => {
    const { products } = await readFeed(
      woocommerceCsv,
      'ID,Type,Name,Published,Visibility in catalog,Regular price,Parent\n1,simple,A,1,hidden,12,\n2,simple,B,-1,visible,12,\n3,variable,C,1,hidden,,\n4,variation,C,1,visible,12,id:3',
    );
    expect(products.map(({ active }) => active)).toEqual([false, false, false]);
  });

  it('woocommerceCsv reads Russian headers after a blank line, a tab or a stray byte-order mark', async () => {
    const feed = `\n\t\ufeff${RUSSIAN}\n7,simple,,Сарафан,1,Коротко,"Первая строка\nвторая",1,3,1200,Женская одежда,\n`;
    const { products, issues } = await readFeed(woocommerceCsv, feed);
    expect(issues).toEqual([]);
    expect(products).toMatchObject([
      {
        name: 'Сарафан',
        sex: 'FEMALE',
        description: '<p>Первая строка<br />вторая</p>',
        items: [{ stock: 3, price: 120_000 }],
      },
    ]);
  });

  it('woocommerceCsv reads windows-1251 with semicolons', async () => {
    const feed = `${RUSSIAN}\n7,simple,,Сарафан,1,,,1,3,"1 200,00",Женская одежда,\n`
      .replaceAll(',', ';')
      .replace('1 200;00', '1 200,00');
    const { products } = await readFeed(woocommerceCsv, iconv.encode(feed, 'windows-1251'));
    expect(products).toMatchObject([
      { name: 'Сарафан', category: [{ name: 'Женская одежда' }], items: [{ price: 120_000 }] },
    ]);
  });

  it('woocommerceCsv reads the old layout with variations in a second file', async () => {
    const goods =
      'post_title,post_name,ID,post_status,stock,stock_status,manage_stock,regular_price,sale_price,post_parent,images,tax:product_type,tax:product_cat,attribute:pa_color\nCap,cap,22,publish,,instock,no,,,0,https://p.example/1.jpg|https://p.example/2.jpg,variable,Clothing|Hats,Black|Green\nLamp,lamp,23,draft,5,instock,yes,20,18,0,,simple,Home,';
    const variations =
      'Parent,post_parent,ID,post_status,stock,regular_price,sale_price,images,meta:attribute_pa_color\nCap,22,24,publish,,20,,,black\nCap,22,25,publish,,20,,,green\nGone,99,98,publish,,20,,,red';
    const { products, issues } = await readFeed(woocommerceCsv, [goods, variations]);
    expect(products.map(({ externalId, slug, active }) => [externalId, slug, active])).toEqual([
      ['22/black', 'cap-black', true],
      ['22/green', 'cap-green', true],
      ['23', 'lamp', false],
    ]);
    expect(products[2]?.items).toMatchObject([{ stock: 5, price: 1800, oldPrice: 2000 }]);
    expect(issues).toMatchObject([{ line: 4, externalId: '98', field: 'Parent' }]);
    const alone = await readFeed(woocommerceCsv, goods);
    expect(alone.issues).toMatchObject([
      { line: 2, externalId: '22', reason: expect.stringContaining('without a variation') },
    ]);
  });
});
