// Receives the shop's events (docs/webhooks.md), and takes paid orders into work. Needs the scope WRITE_ORDERS.
//   MEET_TOKEN=meet_at_… MEET_WEBHOOK_SECRET=whsec_… node receive-events.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { ask } from './meet.mjs';

const key = Buffer.from(process.env.MEET_WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64');
const OLDEST_SECONDS = 300;

/** Ids of the events that are done. An ERP keeps them in its database, in the transaction of what they change. */
const done = new Set();

/** Whether the shop has signed the bytes that came. While its secret is replaced, it sends two signatures. */
function isFromShop(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= OLDEST_SECONDS)) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

async function handle({ id, type, data }) {
  if (type !== 'order.paid' || done.has(id)) return;
  const { moveItems } = await ask(`mutation ($dto: MoveItemsInput!) { moveItems(dto: $dto) { moved code message } }`, {
    dto: { orders: [{ orderUuid: data.orderUuid }], status: 'PURCHASED_FROM_SELLER' },
  });
  const [{ moved, code, message }] = moveItems;
  // An order that somebody has moved already, or cancelled, needs nothing more from this program.
  console.log(`Order ${data.number}: ${moved ? 'taken into work' : `${code}, ${message}`}`);
  done.add(id);
}

createServer(async (request, response) => {
  try {
    const parts = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    if (!isFromShop(request.headers, body)) return response.writeHead(401).end();
    await handle(JSON.parse(body));
    response.writeHead(204).end();
  } catch (error) {
    // The shop posts the event again.
    console.error(error.message);
    response.writeHead(500).end();
  }
}).listen(process.env.PORT ?? 4700, 'localhost', () => console.log('Waiting for events'));
