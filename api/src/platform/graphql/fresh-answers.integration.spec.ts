import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { ListingFollower } from '../../search/index.js';
import { projectChanges } from '../../testing/fill-catalogue.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { AnswerMemory } from './answer-memory.js';

let api: TestApi;
let database: pg.Client;
beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1000, stock: 500 }] })], {
    ANSWER_MEMORY_FRESH_MS: '60000',
  });
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const LIST = '{ filteredProducts { items { slug item { priceDetails { price } } } } }';
const shown = async () => /"price":(\d+)/.exec(JSON.stringify(await api.ask(LIST)))?.[1];
const setPrice = (price: number) => database.query('UPDATE "price_details" SET "price" = $1', [price]);

async function settle(): Promise<void> {
  await projectChanges(api.databaseUrl);
  await api.app.get(ListingFollower).catchUp();
}

/** Asks until the answer comes from memory, in which it has this price. */
async function remember(price: number): Promise<void> {
  await setPrice(price);
  await settle();
  api.app.get(AnswerMemory).state.forget();
  for (let n = 0; n < 14; n += 1) await api.ask(LIST);
  expect(await shown()).toBe(String(price));
}

it('relies on a state that was read, until the indexer tells of a change', async () => {
  await remember(1000);
  const told = jest.spyOn(api.app.get(AnswerMemory).state, 'forget');
  await setPrice(1500);
  expect(await shown()).toBe('1000');
  await projectChanges(api.databaseUrl);
  while (!told.mock.calls.length) await new Promise((done) => setTimeout(done, 10));
  await api.app.get(ListingFollower).catchUp();
  expect(await shown()).toBe('1500');
  told.mockRestore();
});

it('shows a change to whoever makes it through this process, in the next answer', async () => {
  await remember(2000);
  await setPrice(2500);
  expect(await shown()).toBe('2000');
  await api.ask('mutation { clearProductCart { discountValue } }');
  expect(await shown()).toBe('2500');
});
