import { randomBytes } from 'node:crypto';
import { commerceFaults } from '@meet/api/commerce-faults';
import { randomFrom } from '@meet/demo/random';
import { percentile } from '../../processes/percentile.js';
import { Connections } from './connections.js';
import { openShop, PRICE } from './open-shop.js';
import { CREATE } from './shopper.js';
import { signUp } from './sign-up.js';

const SHOPPERS = 50;
const SECONDS = 20;
const WARM_UP_S = 3;
const OFFERS = 400;
const MOSCOW = '0c5b2444-70a0-4932-980c-b4dc0d3f02b5';

/**
 * Measures one API process while fifty shoppers, each on one connection, place one order after another. No duration
 * fails the test.
 */
export async function measurePlacing(say: (line: string) => void): Promise<void> {
  const shop = await openShop({ offers: OFFERS, unitsOfEach: () => 1_000_000, processes: 1, settings: {} });
  try {
    const accounts = await signUp(shop, SHOPPERS);
    const { rows } = await shop.database.query<{ id: string }>('SELECT "id" FROM "product_item" ORDER BY "id"');
    const offers = rows.map(({ id }) => id);
    const connections = new Connections([shop.processes[0]!.origin], SHOPPERS);
    const times: number[] = [];
    const from = performance.now() + WARM_UP_S * 1000;
    let phones = 0;
    await Promise.all(
      accounts.map(async ({ token }, n) => {
        const random = randomFrom(`placing ${n}`);
        while (performance.now() < from + SECONDS * 1000) {
          const dto = {
            idempotencyKey: randomBytes(24).toString('base64url'),
            items: random.some(offers, random.whole(1, 3)).map((id) => ({ id, price: PRICE })),
            contact: { name: 'Мария', phone: `+7916${String((phones += 1)).padStart(7, '0')}` },
            delivery: { address: { cityId: MOSCOW, street: 'Лесная', house: '7' } },
            paymentType: 'SBP',
          };
          const begun = performance.now();
          const { errors } = await connections.ask(CREATE, { dto }, token);
          if (errors) throw new Error(JSON.stringify(errors));
          if (begun >= from) times.push(performance.now() - begun);
        }
      }),
    );
    connections.close();
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(0));
    say(`placing orders, ${SHOPPERS} shoppers at once, one process: ${(times.length / SECONDS).toFixed(0)}/s`);
    say(`  p50 ${p50} ms  p95 ${p95} ms  p99 ${p99} ms; ${connections.retries} requests sent again`);
    const faults = [...(await commerceFaults(shop.databaseUrl)), ...shop.errors()];
    for (const fault of faults.slice(0, 20)) say(`  FAULT ${fault}`);
    if (faults.length) process.exitCode = 1;
  } finally {
    await shop.close();
  }
}
