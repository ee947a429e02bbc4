// Sends the stock of a file to the shop: lines of `sku;size;units`. Needs the scopes READ_CATALOGUE and STOCK.
//   MEET_TOKEN=meet_at_… node send-stock.mjs stock.csv
import { readFile } from 'node:fs/promises';
import { ask } from './meet.mjs';

const lines = (await readFile(process.argv[2], 'utf8')).trim().split('\n');
const stock = new Map(
  lines.map((line) => line.trim().split(';')).map(([sku, size, units]) => [`${sku};${size}`, Number(units)]),
);

/** The shop's offers by sku and size: those of a second supplier are offers of their own. */
const offers = new Map();
for (let page = 1, pages = 1; page <= pages; page += 1) {
  const { products } = await ask(
    `query ($page: Int!) {
       products(pagination: { page: $page, limit: 100 }) {
         items { items { id sku size stock } }
         pagination { totalPages }
       }
     }`,
    { page },
  );
  pages = products.pagination.totalPages;
  for (const offer of products.items.flatMap((product) => product.items)) {
    const name = `${offer.sku};${offer.size}`;
    offers.set(name, [...(offers.get(name) ?? []), offer]);
  }
}

const items = [];
for (const [name, units] of stock) {
  const [offer, ...others] = offers.get(name) ?? [];
  if (!offer || others.length) console.error(`${name} is ${offer ? 'several offers' : 'no offer'} of the shop`);
  else if (offer.stock !== units) items.push({ id: offer.id, stock: units });
}

// A call changes all offers that it names, or none.
const MOST = 100;
for (let first = 0; first < items.length; first += MOST)
  await ask('mutation ($items: [ItemStockInput!]!) { setStock(dto: { items: $items }) { id } }', {
    items: items.slice(first, first + MOST),
  });
console.log(`${items.length} offers changed`);
