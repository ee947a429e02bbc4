import iconv from 'iconv-lite';
import { readFeed } from '../../testing/feeds/read-feed.js';
import { yml } from './yml.js';

const feed = (
  offers: string,
  head = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE yml_catalog SYSTEM "shops.dtd">',
): string => `${head}
<yml_catalog date="2026-01-01"><shop><name>Лавка</name><company>ООО Пример</company>
<categories><category id="9">Все товары</category><category id="1" parentId="9">Обувь</category><category id="2" parentId="1">Женские кеды</category></categories>
<offers>${offers}</offers></shop></yml_catalog>`;

describe('yml', () => {
  it('yml creates one model per group of offers and no offer for the group’s parent', async () => {
    const { products, issues } = await readFeed(
      yml,
      feed(`<offer id="10" available="true" group_id="10"><price>8600.00</price><currencyId>RUR</currencyId><categoryId>2</categoryId>
        <picture>https://p.example/0.jpg</picture><vendor>Сова</vendor><name>Кеды «Сова».</name><description>Строка\nвторая &amp; третья</description></offer>
      <offer id="10A" available="true" group_id="10"><price>8600</price><oldprice>9000</oldprice><currencyId>RUR</currencyId><categoryId>2</categoryId>
        <picture>https://p.example/1.jpg</picture><name>Кеды «Сова». размер 42</name><param name="Размер" unit="RU">42</param><param name="Цвет">Черный</param></offer>
      <offer id="10B" available="false" group_id="10"><price>8600,50</price><currencyId>RUB</currencyId><categoryId>2</categoryId>
        <picture>https://p.example/2.jpg</picture><name>Кеды «Сова». размер XL</name><param name="Размер" unit="RU">XL</param><param name="Цвет">Чёрный</param></offer>
      <offer id="10C" group_id="10"><price>8700</price><currencyId>RUB</currencyId><categoryId>2</categoryId>
        <picture>https://p.example/3.jpg</picture><name>Кеды «Сова». размер 42</name><param name="Размер" unit="RU">42</param><param name="Цвет">Красно-белый</param><param name="Сезон">лето</param></offer>`),
    );
    expect(issues).toEqual([]);
    expect(products.map((product) => product.externalId)).toEqual(['10/chernyy', '10/krasno-belyy']);
    const [black, red] = products;
    expect(black).toMatchObject({
      source: 'ooo-primer',
      name: 'Кеды «Сова».',
      description: '<p>Строка<br />вторая &amp; третья</p>',
      category: [{ name: 'Обувь' }, { name: 'Женские кеды' }],
      sex: 'FEMALE',
      colours: [{ slug: 'black', name: 'Чёрный' }],
      items: [
        {
          externalId: '10A',
          size: '42 RU',
          price: 860_000,
          oldPrice: 900_000,
          stock: null,
          supplier: { name: 'ООО Пример' },
        },
        { externalId: '10B', size: 'XL', price: 860_050, stock: 0 },
      ],
    });
    expect(black?.images.map((image) => image.url)).toEqual([
      'https://p.example/1.jpg',
      'https://p.example/2.jpg',
      'https://p.example/0.jpg',
    ]);
    expect(red?.colours.map((colour) => colour.slug)).toEqual(['red', 'white']);
    expect(red?.model).toEqual(black?.model);
  });

  it('yml distinguishes offers of the same size by the fewest parameters possible, dimensions first', async () => {
    const offer = (id: string, params: string): string =>
      `<offer id="${id}" group_id="g"><price>10</price><name>Джинсы</name><param name="Размер">32</param>${params}</offer>`;
    const param = (name: string, value: string): string => `<param name="${name}">${value}</param>`;
    const { products } = await readFeed(
      yml,
      feed(
        offer('a', param('Вес', '1') + param('Длина', '32') + param('Ткань', 'Хлопок')) +
          offer('b', param('Вес', '2') + param('Длина', '34') + param('Ткань', 'Хлопок')) +
          offer('c', param('Вес', '1') + param('Длина', '34') + param('Ткань', 'Лён')),
      ),
    );
    expect(products.map(({ name, items }) => [name, items.map(({ size }) => size)])).toEqual([
      ['Джинсы, 1', ['32 / 32', '32 / 34']],
      ['Джинсы, 2', ['32 / 34']],
    ]);
  });

  it('yml gives each colour the texts of its first offer and fills gaps from the group', async () => {
    const { products } = await readFeed(
      yml,
      feed(`<offer id="r42" group_id="g"><price>10</price><name>Кеды Лань красные 42</name><description>Красная кожа.</description><param name="Цвет">красный</param><param name="Размер">42</param><param name="Материал верха">Кожа</param></offer>
<offer id="b42" group_id="g"><price>10</price><name>Кеды Лань синие 42</name><description>Синий текстиль.</description><param name="Цвет">синий</param><param name="Размер">42</param><param name="Материал верха">Текстиль</param></offer>
<offer id="w42" group_id="g"><price>10</price><param name="Цвет">белый</param><param name="Размер">42</param></offer>`),
    );
    expect(products.map(({ name, description, properties }) => [name, description, properties?.material])).toEqual([
      ['Кеды Лань красные 42', 'Красная кожа.', 'Кожа'],
      ['Кеды Лань синие 42', 'Синий текстиль.', 'Текстиль'],
      ['Кеды Лань красные 42', 'Красная кожа.', 'Кожа'],
    ]);
  });

  it.each([
    ['<disabled>true</disabled>', false, []],
    ['<disabled>Да</disabled>', false, []],
    ['<disabled>perhaps</disabled>', false, [['disabled', 'perhaps', 'yes']]],
    ['<disabled>false</disabled>', true, []],
    ['', true, []],
  ])(
    'yml takes an offer off sale when its disabled element says so or is unreadable: %s',
    async (disabled, active, remarks) => {
      const { products, issues } = await readFeed(
        yml,
        feed(`<offer id="1"><price>10</price><name>А</name>${disabled}</offer>`),
      );
      expect(products[0]?.items.map((item) => item.active)).toEqual([active]);
      expect(issues.map(({ field, value, readAs }) => [field, value, readAs])).toEqual(remarks);
    },
  );

  it('yml rejects offers that cannot be sold and ignores an old price below the price', async () => {
    const { products, issues } = await readFeed(
      yml,
      feed(`<offer id="1" available="true"><price>0,00</price><name>А</name></offer>
<offer id="2" available="12"><price>1500,00</price><oldprice>1400</oldprice><name>Б</name><picture>None</picture></offer>
<offer><price>5</price><name>В</name></offer>
<offer id="4"><price>10</price><currencyId>EUR</currencyId><name>Г</name></offer>`),
    );
    expect(products).toMatchObject([
      { externalId: '2', images: [], items: [{ stock: 12, oldPrice: null, size: 'ONE SIZE' }] },
    ]);
    expect(issues.map(({ externalId, field, severity }) => [externalId, field, severity])).toEqual([
      [undefined, 'id', 'error'],
      ['1', 'price', 'error'],
      ['2', 'available', 'warning'],
      ['2', 'picture', 'warning'],
      ['2', 'oldPrice', 'warning'],
      ['4', 'price', 'error'],
    ]);
    expect(issues.at(-1)?.reason).toContain('--rate EUR=');
    expect(issues.find((issue) => issue.externalId === '1')?.line).toBe(5);
  });

  it('yml reports promotions of the file as not imported', async () => {
    const { issues } = await readFeed(
      yml,
      feed('<offer id="1"><price>10</price><name>А</name></offer>').replace(
        '</shop>',
        '<promos><promo id="p" type="promo code"><promo-code>A</promo-code><purchase><product offer-id="1"/></purchase></promo></promos></shop>',
      ),
    );
    expect(issues).toMatchObject([{ field: 'promo', externalId: 'p', value: 'promo code' }]);
  });

  it('yml treats an empty `available` attribute as not available', async () => {
    const { products, issues } = await readFeed(
      yml,
      feed('<offer id="1" available=""><price>10</price><name>А</name><count>3</count></offer>'),
    );
    expect(products).toMatchObject([{ items: [{ stock: 0 }] }]);
    expect(issues).toMatchObject([{ field: 'available', value: '', readAs: 'not available' }]);
  });

  it('yml reads declared windows-1251, CDATA and HTML entities', async () => {
    const text = feed(
      '<offer id="1"><price>10</price><name>Туфли&nbsp;&laquo;Лань&raquo;</name><description><![CDATA[<b>Кожа</b> & замша]]></description></offer>',
      '<?xml version="1.0" encoding="windows-1251"?>',
    );
    const { products } = await readFeed(yml, iconv.encode(text, 'windows-1251'));
    expect(products).toMatchObject([
      { name: 'Туфли «Лань»', description: '<b>Кожа</b> & замша', material: ['LEATHER', 'SUEDE'] },
    ]);
  });

  it('yml distinguishes offers of the same size by their other parameters', async () => {
    const offer = (id: string, length: string): string =>
      `<offer id="${id}" group_id="7"><price>10</price><name>Джинсы</name><param name="Размер">32</param><param name="Длина">${length}</param></offer>`;
    const { products } = await readFeed(yml, feed(offer('a', '30') + offer('b', '34')));
    expect(products[0]?.items.map((item) => item.size)).toEqual(['32 / 30', '32 / 34']);
  });

  it('yml creates an offer per listed or repeated size and divides the stock, with remarks', async () => {
    const sizes = (...values: string[]): string =>
      values.map((value) => `<param name="Размер">${value}</param>`).join('');
    const offer = (id: string, more: string): string =>
      `<offer id="${id}"><price>10</price><name>Кеды</name>${more}</offer>`;
    const { products, issues } = await readFeed(
      yml,
      feed(
        offer('m1', sizes('42', '43', '44')) +
          offer('m2', `${sizes('42, 43, 44')}<count>7</count>`) +
          offer('m3', `${sizes('S/M')}<count>3</count>`),
      ),
    );
    const items = products.map((product) => product.items.map((item) => [item.externalId, item.size, item.stock]));
    expect(items).toEqual([
      [
        ['m1', '42', null],
        ['m1#43', '43', null],
        ['m1#44', '44', null],
      ],
      [
        ['m2', '42', 3],
        ['m2#43', '43', 2],
        ['m2#44', '44', 2],
      ],
      [['m3', 'S/M', 3]],
    ]);
    expect(issues.map(({ externalId, field, value, severity }) => [externalId, field, value, severity])).toEqual([
      ['m1', 'Размер', '42, 43, 44', 'warning'],
      ['m2', 'Размер', '42, 43, 44', 'warning'],
      ['m2', 'stock', '7', 'warning'],
    ]);
  });

  it('yml skips a size listed in an offer when another offer of the group has only that size', async () => {
    const offer = (id: string, size: string): string =>
      `<offer id="${id}" group_id="7"><price>10</price><name>Кеды</name><param name="Размер">${size}</param></offer>`;
    const { products, issues } = await readFeed(
      yml,
      feed(offer('7', '42, 43, 44') + offer('a', '42') + offer('b', '43')),
    );
    expect(products[0]?.items.map((item) => [item.externalId, item.size])).toEqual([
      ['7', '44'],
      ['a', '42'],
      ['b', '43'],
    ]);
    expect(issues).toMatchObject([{ externalId: '7', field: 'Размер', readAs: 'one offer: 44' }]);
  });

  it('yml reads a size given in several size systems as a single size, with a remark', async () => {
    const { products, issues } = await readFeed(
      yml,
      feed(`<offer id="1"><price>10</price><name>Худи</name><param name="Размер" unit="INT">M</param>
        <param name="Размер" unit="RU">48</param></offer>`),
    );
    expect(products[0]?.items.map((item) => item.size)).toEqual(['M']);
    expect(issues).toMatchObject([{ field: 'Размер', value: '48 RU', readAs: 'another spelling of M' }]);
  });

  it.each([
    ['<p>Верх кожа</p><ul><li>Раз</li></ul>', '<p>Верх кожа</p><ul><li>Раз</li></ul>'],
    ['До<br/>после &amp; <b class="x">A&lt;B</b> конец', 'До<br>после &amp; <b class="x">A&lt;B</b> конец'],
    ['A&lt;B', 'A&lt;B'],
    ['<![CDATA[<p>Верх</p>]]>', '<p>Верх</p>'],
    ['&lt;p&gt;Верх&lt;/p&gt;', '<p>Верх</p>'],
    ['<![CDATA[Кожа&nbsp;и\nзамша]]>', '<p>Кожа\u00a0и<br />замша</p>'],
  ])('yml keeps the text and markup of the description %s', async (description, html) => {
    const { products } = await readFeed(
      yml,
      feed(`<offer id="1"><price>10</price><name>Кеды</name><description>${description}</description></offer>`),
    );
    expect(products[0]?.description).toBe(html);
  });

  it('yml reads categories, currencies and shop data that appear after the offers', async () => {
    const { products, issues } = await readFeed(
      yml,
      `<yml_catalog><shop><offers><offer id="1"><price>10</price><currencyId>EUR</currencyId><categoryId>2</categoryId>
        <name>Кеды</name></offer></offers><categories><category id="2" parentId="1">Кеды</category><category id="1">Обувь</category></categories>
        <currencies><currency id="RUR" rate="1"/><currency id="EUR" rate="98,5"/></currencies><company>Лавка</company></shop></yml_catalog>`,
    );
    expect(issues).toEqual([]);
    expect(products).toMatchObject([
      { source: 'lavka', category: [{ name: 'Обувь' }, { name: 'Кеды' }], items: [{ price: 98_500 }] },
    ]);
  });

  it('yml reports an offer’s category that the file does not list', async () => {
    const { issues } = await readFeed(
      yml,
      feed('<offer id="1"><price>10</price><categoryId>77</categoryId><name>Кеды</name></offer>'),
    );
    expect(issues).toMatchObject([{ field: 'categoryId', value: '77', severity: 'warning' }]);
  });

  it.each([
    ['<currency id="RUR" rate="1"/><currency id="EUR" rate="98.5"/>', {}, 98_500],
    ['<currency id="RUB"/><currency id="EUR" rate="98.5"/>', {}, 98_500],
    ['<currency id="RUB" rate="1"/><currency id="EUR" rate="98.5"/>', { EUR: '100' }, 100_000],
    ['<currency id="RUB" rate="1"/><currency id="EUR" rate="CBRF"/>', {}, 'says "CBRF"); give one, e.g. --rate EUR='],
    ['<currency id="RUB" rate="1"/><currency id="EUR" rate="1"/>', {}, 'no rate for EUR; give one'],
    ['<currency id="BYN" rate="1"/><currency id="EUR" rate="3.5"/>', {}, 'no rate for EUR; give one'],
  ])(
    'yml takes currency rates from the file %s and from the command line %j, which has priority',
    async (currencies, rates, expected) => {
      const { products, issues } = await readFeed(
        yml,
        `<yml_catalog><shop><currencies>${currencies}</currencies><offers><offer id="1"><price>10</price>
        <currencyId>EUR</currencyId><name>Кеды</name></offer></offers></shop></yml_catalog>`,
        { rates },
      );
      if (typeof expected === 'number') expect(products[0]?.items[0]?.price).toBe(expected);
      else expect(issues).toMatchObject([{ severity: 'error', reason: expect.stringContaining(expected) }]);
    },
  );

  it('yml fetches picture URLs without a scheme by https and reports invalid URLs', async () => {
    const { products, issues } = await readFeed(
      yml,
      feed(
        `<offer id="1"><price>10</price><name>Кеды</name><picture>//cdn.example/1.jpg</picture><picture>/upload/2.jpg</picture></offer>`,
      ),
    );
    expect(products[0]?.images.map(({ url }) => url)).toEqual(['https://cdn.example/1.jpg']);
    expect(issues).toMatchObject([{ field: 'picture', severity: 'warning' }]);
  });

  it('yml reports the line of an offer whose id is repeated in the file', async () => {
    const offer = '<offer id="1"><price>10</price><name>Кеды</name></offer>';
    const { products, issues } = await readFeed(yml, feed(`${offer}\n${offer}`));
    expect(products).toHaveLength(1);
    expect(issues).toMatchObject([
      { line: 6, externalId: '1', field: 'id', reason: expect.stringContaining('line 5') },
    ]);
  });

  it.each([
    ['an ampersand', '<offer id="1"><name>Лес & травы</name></offer>', 'line 5, column 33: an "&"'],
    [
      'an ampersand before a far semicolon',
      `<offer id="1"><name>А & ${'б'.repeat(100)}; в</name></offer>`,
      'line 5, column 31: an "&"',
    ],
    ['a bare bracket', '<offer id="1"><name>Чай <сбор №1></name></offer>', 'line 5, column'],
    ['an element left open', '<offer id="1"><name>Чай</offer>', 'line 5, column'],
  ])('yml stops reading at %s and reports its position in the file', async (_, offers, message) => {
    await expect(readFeed(yml, feed(offers))).rejects.toThrow(message);
  });

  it('yml stops at a truncated file and at a file that is not YML', async () => {
    await expect(readFeed(yml, feed('').slice(0, -20))).rejects.toThrow(/unclosed tag/);
    await expect(readFeed(yml, '<rss><channel/></rss>')).rejects.toThrow(/yml_catalog/);
  });

  it('yml does not expand entities declared in the document', async () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE yml_catalog [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
    await expect(readFeed(yml, feed('<offer id="1"><price>1</price><name>&a;</name></offer>', bomb))).rejects.toThrow(
      /entity/,
    );
  });
});
