import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FeedProductInput } from '@meet/api/feed-record';
import { parse } from 'csv-parse';
import { convertLuma } from '@meet/tooling/luma';

type Row = Readonly<Record<string, string>>;
type Records = Iterable<FeedProductInput | Record<string, unknown>>;

type RealFeed = { file: string } & (
  { format: string; options: readonly string[] } | { convert: (file: string) => Promise<Records> }
);

const ROUBLES_A_DOLLAR = 92.5;
const ROUBLES_A_RUPEE = 1.1;
const PUBLISHED = '2026-01-01T00:00:00.000Z';

/** Lists the feeds of real shops in a folder. They must not be added to this repository. */
export function realFeeds(folder: string): RealFeed[] {
  const dollars = ['--currency', 'USD', '--rate', `USD=${ROUBLES_A_DOLLAR}`];
  return [
    { file: join(folder, 'ru-yml-karsaman/yandex_market.xml'), format: 'yml', options: [] },
    { file: join(folder, 'ru-yml-small/zverushko_telnyashki.xml'), format: 'yml', options: [] },
    {
      file: join(folder, 'woocommerce/dummy-products.csv'),
      format: 'woocommerce-csv',
      options: ['--source', 'woo', ...dollars],
    },
    {
      file: join(folder, 'shopify/demo_store_6618rows.csv'),
      format: 'shopify-csv',
      options: ['--source', 'demo-store', ...dollars],
    },
    { file: join(folder, 'shopify/apparel.csv'), format: 'shopify-csv', options: ['--source', 'apparel', ...dollars] },
    { file: join(folder, 'ru-lamoda-asos/lamoda_asos.csv'), convert: async (file) => (await rowsOf(file)).map(lamoda) },
    { file: join(folder, 'en-adidas/adidas_usa.csv'), convert: async (file) => (await rowsOf(file)).map(adidas) },
    { file: join(folder, 'en-adidas/adidas_vs_nike.csv'), convert: async (file) => (await rowsOf(file)).map(nike) },
    {
      file: join(folder, 'magento2-luma/ConfigurableSampleData_products.csv'),
      convert: async (file) =>
        convertLuma(await rowsOf(file), { rate: ROUBLES_A_DOLLAR, imageBase: 'https://pictures.example' }),
    },
  ];
}

async function rowsOf(file: string): Promise<Row[]> {
  const rows: Row[] = [];
  const parser = parse({ columns: true, bom: true, relax_column_count: true });
  for await (const row of createReadStream(file).pipe(parser)) rows.push(row as Row);
  return rows;
}

function product(
  source: string,
  id: string,
  name: string,
  more: Partial<FeedProductInput> & { roubles: number; sizes: readonly string[] },
): FeedProductInput {
  const { roubles, sizes, ...parts } = more;
  return {
    kind: 'product',
    source,
    externalId: id,
    name,
    publishedAt: PUBLISHED,
    ...parts,
    items: sizes.map((size) => ({
      externalId: `${id}-${size}`,
      sku: id,
      size,
      price: Math.max(1, Math.round(roubles * 100)),
      stock: 1,
      supplier: { name: source },
    })),
  };
}

const CLOTHES_SIZES = ['S', 'M', 'L'];

function lamoda(row: Row): FeedProductInput {
  return product('lamoda-asos', row['ID']!, row['Name']!, {
    brands: row['Brand'] ? [row['Brand']] : [],
    category: [{ name: 'Одежда' }, ...(row['Category'] ? [{ name: row['Category'] }] : [])],
    sex: 'FEMALE',
    roubles: Number(row['Price']) || 1000,
    sizes: CLOTHES_SIZES,
  });
}

function adidas(row: Row): FeedProductInput {
  const category = row['category'] || 'Other';
  return product('adidas-usa', row['sku']!, row['name']!, {
    brands: [row['brand'] || 'adidas'],
    category: (row['breadcrumbs'] || category)
      .split('/')
      .slice(0, 3)
      .map((name) => ({ name })),
    colours: row['color'] ? [{ name: row['color'] }] : [],
    description: row['description'] ?? '',
    roubles: (Number(row['selling_price']) || 50) * ROUBLES_A_DOLLAR,
    sizes: category === 'Shoes' ? ['40', '41', '42'] : CLOTHES_SIZES,
  });
}

/** Converts a row of the Adidas and Nike data. A brand may contain its first word twice: «Adidas Adidas ORIGINALS». */
function nike(row: Row): FeedProductInput {
  const name = row['Product Name']!;
  return product('adidas-nike', row['Product ID']!, name, {
    brands: [row['Brand']!.replace(/^(\w+) (?=\1 )/i, '')],
    category: [{ name: 'Обувь' }, { name: /slide|flip|sandal/i.test(name) ? 'Сандалии' : 'Кроссовки' }],
    description: row['Description'] ?? '',
    roubles: (Number(row['Sale Price']) || 3000) * ROUBLES_A_RUPEE,
    sizes: ['39', '40', '42'],
  });
}
