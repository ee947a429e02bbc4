import { readFeed } from '../testing/feeds/read-feed.js';
import type { FeedFormat } from './feed-format.js';
import { googleXml } from './formats/google-xml.js';
import { shopifyCsv } from './formats/shopify-csv.js';
import { woocommerceCsv } from './formats/woocommerce-csv.js';
import { yml } from './formats/yml.js';

/** Feeds of goods at these prices, in each format that spells prices as text. */
const FEEDS: Record<string, { format: FeedFormat<never>; text: (prices: string[]) => string }> = {
  yml: {
    format: yml as FeedFormat<never>,
    text: (prices) =>
      `<yml_catalog><shop><offers>${prices.map((price, n) => `<offer id="${n}"><name>Кеды</name><price>${price}</price></offer>`).join('')}</offers></shop></yml_catalog>`,
  },
  'google-xml': {
    format: googleXml as FeedFormat<never>,
    text: (prices) =>
      `<rss><channel>${prices.map((price, n) => `<item><g:id>${n}</g:id><title>Кеды</title><g:price>${price} RUB</g:price></item>`).join('')}</channel></rss>`,
  },
  'shopify-csv': {
    format: shopifyCsv as FeedFormat<never>,
    text: (prices) =>
      ['Handle,Title,Variant Price', ...prices.map((price, n) => `kedy-${n},Кеды,"'${price}"`)].join('\n'),
  },
  'woocommerce-csv': {
    format: woocommerceCsv as FeedFormat<never>,
    text: (prices) => ['ID,Name,Regular price', ...prices.map((price, n) => `${n},Кеды,"${price}"`)].join('\n'),
  },
};

describe.each(Object.entries(FEEDS))('prices in %s', (_, { format, text }) => {
  it('a price with three digits after the separator means thousands when no feed price has a fraction', async () => {
    const { products, issues } = await readFeed(format, text(['1.990', '12.345', '700']));
    expect(products.map(({ items }) => items[0]?.price)).toEqual([199_000, 1_234_500, 70_000]);
    expect(issues).toMatchObject([
      { field: 'price', severity: 'warning', readAs: '1990' },
      { field: 'price', severity: 'warning', readAs: '12345' },
    ]);
  });

  it.each([[['1.990', '12.50']], [['12.5', '1.990']]])(
    'an ambiguous price is refused when another price has a fraction after the same separator, in %j',
    async (prices) => {
      const { products, issues } = await readFeed(format, text(prices));
      expect(products.map(({ items }) => items[0]?.price)).toEqual([1_250]);
      expect(issues).toMatchObject([{ field: 'price', severity: 'error' }]);
      expect(issues[0]?.reason).toContain('write 1990.00 or 1.99');
    },
  );
});
