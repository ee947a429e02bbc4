import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { asOperator } from '../journeys/operator.js';
import { freePort } from '../stack/free-port.js';

const examples = join(import.meta.dirname, '../../examples');

/** Runs a script of the examples, and returns its output. */
async function run(script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const command = [join(examples, script), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...env } });
  return stdout;
}

let folder: string;
let token: string;
let receiver: ChildProcess | undefined;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meet-erp-'));
  const saved = await asOperator<{ token: string }>(
    'mutation ($name: String!) { saveProgram(dto: { name: $name, scopes: [READ_CATALOGUE, STOCK, READ_ORDERS, WRITE_ORDERS] }) { token } }',
    { name: `ERP ${Date.now()}` },
  );
  token = saved.token;
});
test.afterAll(async () => {
  receiver?.kill();
  await rm(folder, { recursive: true });
});

test('examples/erp sends only the stock that differs', async () => {
  const offersOf = async () =>
    (
      await asOperator<{ items: { items: Offer[] }[] }>(
        '{ products(pagination: { limit: 1 }) { items { items { id sku size stock } } } }',
      )
    ).items.flatMap(({ items }) => items);
  const offers = await offersOf();
  expect(offers.length).toBeGreaterThan(1);
  const nameOf = ({ sku, size }: Offer) => `${sku};${size}`;
  const changed = offers.find((offer) => offers.filter((other) => nameOf(other) === nameOf(offer)).length === 1)!;
  const more = changed.stock + 5;
  const file = join(folder, 'stock.csv');
  const lines = offers.map((offer) => `${nameOf(offer)};${offer === changed ? more : offer.stock}`);
  await writeFile(file, [...lines, 'of-no-offer;42;3'].join('\r\n'));

  expect(await run('erp/send-stock.mjs', [file], { MEET_TOKEN: token })).toBe('1 offers changed\n');
  expect((await offersOf()).find(({ id }) => id === changed.id)!.stock).toBe(more);
  expect(await run('erp/send-stock.mjs', [file], { MEET_TOKEN: token })).toBe('0 offers changed\n');
});

interface Offer {
  id: string;
  sku: string | null;
  size: string;
  stock: number;
}

test('examples/erp processes a paid order and refuses webhooks not signed by the shop', async () => {
  const port = await freePort();
  const { secret } = await asOperator<{ secret: string }>(
    'mutation ($url: String!) { saveWebhook(dto: { url: $url, events: ["order.paid"] }) { secret } }',
    { url: `http://localhost:${port}/` },
  );
  receiver = spawn(process.execPath, [join(examples, 'erp/receive-events.mjs')], {
    env: { ...process.env, PORT: String(port), MEET_TOKEN: token, MEET_WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  receiver.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => printed).toContain('Waiting for events');

  const forged = (timestamp: number) =>
    fetch(`http://localhost:${port}/`, {
      method: 'POST',
      headers: {
        'webhook-id': 'evt_1',
        'webhook-timestamp': String(timestamp),
        'webhook-signature': `v1,${Buffer.from('no key of the shop').toString('base64')}`,
      },
      body: JSON.stringify({ id: 'evt_1', type: 'order.paid', data: { orderUuid: 'x', number: 1 } }),
    });
  expect((await forged(Date.now() / 1000)).status).toBe(401);
  expect((await fetch(`http://localhost:${port}/`, { method: 'POST' })).status).toBe(401);

  // A guest's order, placed by the other example and paid on the demo's payment page.
  const [, number, payment] = /^Order (\d+): .+\/([\w-]+)$/m.exec(await run('vanilla/plain-fetch.mjs'))!;
  const paid = await fetch(`${new URL(process.env.API_URL!).origin}/payments/sandbox/${payment}/actions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'PAY' }),
  });
  expect(paid.ok).toBe(true);

  await expect.poll(() => printed).toContain(`Order ${number}: taken into work`);
  const { items } = await asOperator<{ items: { number: number; status: string }[] }>(
    'query ($search: String!) { orders(dto: { search: $search }) { items { number status } } }',
    { search: number },
  );
  const { status } = items.find((order) => order.number === Number(number))!;
  // Own goods are sent, others are bought first.
  expect(['AWAITING_SENT_FROM_MEET', 'PURCHASED_FROM_SELLER']).toContain(status);
});
