// Receives the shop's events (docs/webhooks.md), and takes paid orders into work. Needs READ_ORDERS and WRITE_ORDERS.
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

/** The units of an order that are paid and not yet in work. Own goods are sent next, others are bought first. */
async function paidUnits(uuid) {
  const { order } = await ask(
    'query ($uuid: ID!) { order(dto: { uuid: $uuid }) { orderProductItems { id status nextStep } } }',
    { uuid },
  );
  return order.orderProductItems.filter(({ status, nextStep }) => status === 'PAID_READY_TO_SEND' && nextStep);
}

async function handle({ id, type, data }) {
  if (type !== 'order.paid' || done.has(id)) return;
  const units = await paidUnits(data.orderUuid);
  for (const status of new Set(units.map(({ nextStep }) => nextStep))) {
    const itemIds = units.filter(({ nextStep }) => nextStep === status).map((unit) => unit.id);
    const { moveItems } = await ask(
      `mutation ($dto: MoveItemsInput!) { moveItems(dto: $dto) { moved code message } }`,
      { dto: { orders: [{ orderUuid: data.orderUuid, itemIds }], status } },
    );
    const [{ moved, code, message }] = moveItems;
    // Units that somebody has moved in the meantime need nothing more from this program.
    console.log(`Order ${data.number}: ${moved ? 'taken into work' : `${code}, ${message}`}`);
  }
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
