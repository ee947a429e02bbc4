import { readFeed } from '../../testing/feeds/read-feed.js';
import { googleXml } from './google-xml.js';

const rss = (items: string): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Лавка</title>${items}</channel></rss>`;

describe('googleXml', () => {
  it('googleXml reads RSS feeds with groups, sale prices, currency and availability', async () => {
    const { products, issues } = await readFeed(
      googleXml,
      rss(`<item><g:id>A1</g:id><title>other</title><g:title>Tee - Black - M</g:title><g:description>Plain</g:description>
        <g:item_group_id>A</g:item_group_id><g:color>Black</g:color><g:size>M</g:size><g:price>100.00 USD</g:price><g:sale_price>80.00 USD</g:sale_price>
        <g:availability>in_stock</g:availability><g:image_link>https://p.example/1.jpg</g:image_link><g:additional_image_link>https://p.example/2.jpg</g:additional_image_link>
        <g:brand>Acme</g:brand><g:gender>female</g:gender><g:age_group>kids</g:age_group><g:product_type>Одежда &gt; Футболки</g:product_type></item>
      <item><g:id>A2</g:id><g:title>Tee - White - 40</g:title><g:item_group_id>A</g:item_group_id><g:color>White</g:color><g:size>40</g:size>
        <g:size_system>EU</g:size_system><g:price>9000 RUB</g:price><g:availability>out of stock</g:availability></item>`),
    );
    expect(issues).toEqual([]);
    expect(products).toMatchObject([
      {
        source: 'lavka',
        externalId: 'A/black',
        name: 'Tee - Black',
        sex: 'FEMALE',
        children: true,
        category: [{ name: 'Одежда' }, { name: 'Футболки' }],
        items: [{ size: 'M', price: 740_000, oldPrice: 925_000, stock: null }],
      },
      { externalId: 'A/white', items: [{ size: '40 EU', price: 900_000, stock: 0 }] },
    ]);
  });

  it('googleXml gives each colour of a group the texts of its own first item', async () => {
    const item = (id: string, title: string, colour: string, rest: string) =>
      `<item><g:id>${id}</g:id><g:title>${title}</g:title><g:item_group_id>A</g:item_group_id><g:color>${colour}</g:color><g:price>9 RUB</g:price>${rest}</item>`;
    const { products } = await readFeed(
      googleXml,
      rss(
        item('1', 'Кеды красные', 'Red', '<g:description>Кожа.</g:description><g:material>Кожа</g:material>') +
          item('2', 'Кеды синие', 'Blue', '<g:material>Текстиль</g:material>'),
      ),
    );
    expect(products.map(({ name, description, properties }) => [name, description, properties?.material])).toEqual([
      ['Кеды красные', 'Кожа.', 'Кожа'],
      ['Кеды синие', 'Кожа.', 'Текстиль'],
    ]);
  });

  it.each([
    ['in stock', '1 200', 1200, [['quantity', '1 200', '1200']]],
    ['in_stock', '', null, []],
    ['backorder', '5', 0, []],
    ['Preorder', '5', 0, []],
    ['out of stock', '5', 0, []],
    ['sometimes', '5', 0, [['availability', 'sometimes', 'not available']]],
  ])(
    'googleXml reads availability %j and quantity %j and reports values it does not understand',
    async (state, text, stock, remarks) => {
      const { products, issues } = await readFeed(
        googleXml,
        rss(
          `<item><g:id>1</g:id><g:title>A</g:title><g:price>9 RUB</g:price><g:availability>${state}</g:availability><g:quantity>${text}</g:quantity></item>`,
        ),
      );
      expect(products[0]?.items.map((offer) => offer.stock)).toEqual([stock]);
      expect(issues.map(({ field, value, readAs }) => [field, value, readAs])).toEqual(remarks);
    },
  );

  it('googleXml keeps products on sale that are excluded only from Google’s ads', async () => {
    const { products, issues } = await readFeed(
      googleXml,
      rss(
        '<item><g:id>1</g:id><g:title>A</g:title><g:price>9 RUB</g:price><g:availability>in_stock</g:availability><g:quantity>5</g:quantity><g:excluded_destination>Shopping_ads</g:excluded_destination><g:excluded_destination>Free_listings</g:excluded_destination></item>',
      ),
    );
    expect(products).toMatchObject([{ active: true, items: [{ active: true, stock: 5 }] }]);
    expect(issues).toEqual([]);
  });

  it('googleXml reads Atom feeds and names without a prefix', async () => {
    const { products } = await readFeed(
      googleXml,
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Shop</title><entry><id>7</id><title>Bag</title><price>1,299.00 RUB</price><quantity>3</quantity></entry></feed>',
    );
    expect(products).toMatchObject([{ source: 'shop', externalId: '7', items: [{ price: 129_900, stock: 3 }] }]);
  });

  it('googleXml rejects an item without an id and a currency without a rate', async () => {
    const { products, issues } = await readFeed(
      googleXml,
      rss('<item><g:title>A</g:title></item>\n<item><g:id>2</g:id><g:title>B</g:title><g:price>5 CHF</g:price></item>'),
    );
    expect(products).toEqual([]);
    expect(issues).toMatchObject([{ field: 'id' }, { line: 2, externalId: '2', field: 'price' }]);
  });

  it('googleXml creates an offer for each size listed in an item and divides its quantity', async () => {
    const { products, issues } = await readFeed(
      googleXml,
      `<rss><channel><item><g:id>1</g:id><title>Кеды</title><g:price>10 RUB</g:price><g:size>42, 43</g:size><g:quantity>3</g:quantity></item></channel></rss>`,
    );
    expect(products[0]?.items.map((item) => [item.externalId, item.size, item.stock])).toEqual([
      ['1', '42', 2],
      ['1#43', '43', 1],
    ]);
    expect(issues.map(({ field, value }) => [field, value])).toEqual([
      ['size', '42, 43'],
      ['stock', '3'],
    ]);
  });
});
