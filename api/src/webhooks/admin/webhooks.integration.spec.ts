import pg from 'pg';
import { Metrics } from '../../platform/observability/metrics.js';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import { WebhookReceiver } from '../../testing/webhook-receiver.js';
import { WebhookSender } from '../index.js';

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let receiver: WebhookReceiver;

beforeAll(async () => {
  api = await startTestApi([], { WEBHOOK_PRIVATE_ADDRESSES: 'true' });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  admin = await operator(api, 'ADMIN');
  receiver = await new WebhookReceiver().listen();
});
afterAll(async () => {
  await receiver.close();
  await database.end();
  await api.close();
});

const SAVE = `mutation ($dto: SaveWebhookInput!) { saveWebhook(dto: $dto) { secret webhook { id url events state waiting } } }`;
const DELIVERIES = `query ($dto: WebhookDeliveriesInput!) { webhookDeliveries(dto: $dto) {
  items { id eventId type subject state attempts responseStatus nextAttemptAt } pagination { totalItems } } }`;

interface Saved {
  secret: string | null;
  webhook: { id: string; url: string; events: string[]; state: string };
}
interface Log {
  items: {
    id: string;
    eventId: string;
    type: string;
    state: string;
    attempts: number;
    responseStatus: number | null;
  }[];
}

async function call<Result>(document: string, dto: object): Promise<Result> {
  const { data, errors } = await admin.admin(document, { dto });
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Result;
}
const register = async () => {
  const saved = await call<Saved>(SAVE, { url: receiver.url, description: 'ERP', events: ['review.published'] });
  receiver.secret = saved.secret!;
  return saved.webhook.id;
};
const mutate = <Result>(name: string, input: string, dto: object, fields = '') =>
  call<Result>(`mutation ($dto: ${input}!) { ${name}(dto: $dto) ${fields} }`, dto);
const log = async (webhookId: string, state?: string) => (await call<Log>(DELIVERIES, { webhookId, state })).items;
const send = () => api.app.get(WebhookSender, { strict: false }).run();
const publish = (subject: string, n: number) =>
  database.query(`SELECT publish_webhook_event('review.published', 'review', $1, $2)`, [subject, { n }]);

describe('webhooks', () => {
  it('webhooks are registered with a secret that is shown once and kept out of the audit log', async () => {
    const id = await register();
    expect(receiver.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const saved = await call<Saved>(SAVE, { id, url: receiver.url, events: ['order.placed', 'order.paid'] });
    expect(saved).toMatchObject({ secret: null, webhook: { events: ['order.placed', 'order.paid'], state: 'ACTIVE' } });
    const { rows } = await database.query(
      `SELECT "action", "before", "after" FROM "operator_action" WHERE "entityId" = $1 ORDER BY "id"`,
      [id],
    );
    expect(rows).toMatchObject([
      { action: 'saveWebhook', before: null, after: { events: ['review.published'] } },
      { action: 'saveWebhook', after: { events: ['order.placed', 'order.paid'] } },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/secret"|whsec/);
    await mutate('removeWebhook', 'WebhookIdInput', { id });
  });

  it('webhooks refuse invalid URLs, unknown events and unknown ids', async () => {
    const refused = async (document: string, dto: object) => codeOf(await admin.admin(document, { dto }));
    expect(await refused(SAVE, { url: 'nowhere', events: ['order.placed'] })).toBe('BAD_USER_INPUT');
    expect(await refused(SAVE, { url: 'ftp://shop.example/', events: ['order.placed'] })).toBe('BAD_USER_INPUT');
    expect(await refused(SAVE, { url: receiver.url, events: ['order.eaten'] })).toBe('BAD_USER_INPUT');
    expect(await refused(SAVE, { url: receiver.url, events: [] })).toBe('BAD_USER_INPUT');
    const id = '00000000-0000-4000-8000-00000000dead';
    expect(await refused(SAVE, { id, url: receiver.url, events: ['order.placed'] })).toBe('NOT_FOUND');
    for (const name of ['removeWebhook', 'sendTestEvent'])
      expect(await refused(`mutation ($dto: WebhookIdInput!) { ${name}(dto: $dto) }`, { id })).toBe('NOT_FOUND');
    const skip = 'mutation ($dto: WebhookDeliveryIdInput!) { skipWebhookDelivery(dto: $dto) }';
    expect(await refused(skip, { id: '999999999999' })).toBe('NOT_FOUND');
  });

  it('webhooks can be paused and resumed, and receive a test event on request', async () => {
    const id = await register();
    expect(await mutate('pauseWebhook', 'WebhookIdInput', { id }, '{ state }')).toEqual({ state: 'PAUSED' });
    await mutate('sendTestEvent', 'WebhookIdInput', { id });
    await send();
    expect(receiver.received).toEqual([]);
    expect(await mutate('resumeWebhook', 'WebhookIdInput', { id }, '{ state waiting }')).toEqual({
      state: 'ACTIVE',
      waiting: 1,
    });
    await send();
    expect(receiver.received).toMatchObject([{ type: 'webhook.test', subject: { type: 'webhook', id } }]);
    expect(receiver.forged).toEqual([]);
    await mutate('removeWebhook', 'WebhookIdInput', { id });
  });

  it('webhooks receive kept events again with their former ids, from a time or singly', async () => {
    const id = await register();
    await publish('a', 1);
    await publish('a', 2);
    receiver.received.length = 0;
    await send();
    const first = receiver.received.map((event) => event.id);
    const since = new Date(Date.now() - 3_600_000);
    expect(await mutate('replayWebhook', 'ReplayWebhookInput', { id, since })).toBe(2);
    expect(await mutate('replayWebhook', 'ReplayWebhookInput', { id, since })).toBe(0);
    expect(await mutate('replayWebhook', 'ReplayWebhookInput', { id, since: new Date(Date.now() + 60_000) })).toBe(0);
    await send();
    const [delivery] = await log(id, 'DELIVERED');
    expect(await mutate('replayWebhookDelivery', 'WebhookDeliveryIdInput', { id: delivery!.id })).toBe(true);
    await send();
    expect(receiver.received.map((event) => event.id)).toEqual([...first, ...first, first[1]]);
    expect(await log(id)).toHaveLength(5);
    expect(delivery).toMatchObject({ eventId: first[1], type: 'review.published', attempts: 1, responseStatus: 204 });
    await mutate('removeWebhook', 'WebhookIdInput', { id });
  });

  it('webhooks continue with the next event when an operator skips a refused one', async () => {
    const id = await register();
    receiver.received.length = 0;
    receiver.behaviour = (response, { data }) => response.writeHead(data.n === 1 ? 422 : 204).end();
    await publish('a', 1);
    await publish('a', 2);
    await send();
    const [, refused] = await log(id, 'WAITING');
    expect(refused).toMatchObject({ attempts: 1, responseStatus: 422 });
    expect(await mutate('skipWebhookDelivery', 'WebhookDeliveryIdInput', { id: refused!.id })).toBe(true);
    expect(await mutate('skipWebhookDelivery', 'WebhookDeliveryIdInput', { id: refused!.id })).toBe(false);
    await mutate('resumeWebhook', 'WebhookIdInput', { id }, '{ id }');
    await send();
    expect(receiver.received.map(({ data }) => data.n)).toEqual([1, 2]);
    await mutate('removeWebhook', 'WebhookIdInput', { id });
  });

  it('metrics report the number of waiting deliveries of each webhook', async () => {
    const id = await register();
    await publish('a', 1);
    const text = await api.app.get(Metrics).text();
    expect(text).toContain(`meet_webhook_waiting_deliveries{webhook="${id}"} 1`);
    expect(text).toContain(`meet_webhook_paused{webhook="${id}"} 0`);
    await mutate('removeWebhook', 'WebhookIdInput', { id });
  });
});

it('webhooks accept event types as strings or enum values and return both', async () => {
  const save = `mutation ($dto: SaveWebhookInput!) { saveWebhook(dto: $dto) { webhook { id events eventTypes } } }`;
  const both = { events: ['order.paid', 'order_item.moved'], eventTypes: ['ORDER_PAID', 'ORDER_ITEM_MOVED'] };
  const made = await call<Saved>(save, { url: receiver.url, eventTypes: both.eventTypes });
  expect(made.webhook).toEqual({ id: made.webhook.id, ...both });
  const dto = { id: made.webhook.id, url: receiver.url };
  expect((await call<Saved>(save, { ...dto, events: ['order.placed'] })).webhook).toMatchObject({
    events: ['order.placed'],
    eventTypes: ['ORDER_PLACED'],
  });
  for (const wrong of [dto, { ...dto, ...both }, { ...dto, events: [] }, { ...dto, eventTypes: ['NOTHING'] }])
    expect(codeOf(await admin.admin(save, { dto: wrong }))).toBe('BAD_USER_INPUT');
});
