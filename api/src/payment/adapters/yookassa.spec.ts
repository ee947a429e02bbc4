import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describeWithFeedData } from '../../testing/feeds/feed-data.js';
import { PaymentProviderError, type PaymentRequest } from '../payment-provider.js';
import type { Receipt } from '../receipt.js';
import { YookassaProvider } from './yookassa.js';
import { withClockMoved } from '../../testing/with-clock-moved.js';

type Reply = (response: ServerResponse) => unknown;
interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

const TIMES = { timeoutMs: 150, backoffMs: 1, openMs: 60_000 };
const KEY = '7d0f9b5e-58b5-4b4c-9d2a-0d7f0e3b8a11';
let server: Server;
let origin: string;
let closedOrigin: string;
/** Responses that the fake YooKassa gives one after another; the last one is repeated. */
let replies: Reply[];
let requests: Seen[];
let yookassa: YookassaProvider;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, headers, body: body ? (JSON.parse(body) as Record<string, unknown>) : {} });
      (replies.length > 1 ? replies.shift()! : replies[0]!)(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`;
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  closedOrigin = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
  closed.close();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
  yookassa = provider();
});

function provider(changes: Partial<ConstructorParameters<typeof YookassaProvider>[0]> = {}) {
  const networks = ['185.71.76.0/27', '77.75.156.11', '2a02:5180::/32'];
  const account = { url: origin, shopId: '100500', secretKey: 'test_ключ', networks };
  return new YookassaProvider({ ...account, capture: true, vatCode: 1, taxSystem: undefined, ...changes }, TIMES);
}

const json =
  (status: number, value: unknown): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const answer = (...answers: Reply[]) => void (replies = answers);

const receipt: Receipt = {
  email: 'anna@example.ru',
  phone: '+79161234567',
  items: [
    { description: 'К'.repeat(200), quantity: 2, price: 60_000, subject: 'COMMODITY', vatCode: 11 },
    { description: 'Доставка', quantity: 1, price: 3456, subject: 'SERVICE' },
  ],
};
const request: PaymentRequest = {
  id: KEY,
  amount: 123_456,
  description: 'Заказ № 10001',
  returnUrl: 'https://meet.example/orders/abc',
  paymentType: 'BANK_CARD',
  receipt,
};
const payment = (changes: object = {}) => ({
  id: '23d93cac-000f-5000-8000-126628f15141',
  status: 'pending',
  paid: false,
  amount: { value: '1234.56', currency: 'RUB' },
  confirmation: {
    type: 'redirect',
    confirmation_url: 'https://yoomoney.ru/checkout/payments/v2/contract?orderId=23d9',
  },
  ...changes,
});
const refund = (changes: object = {}) => ({
  id: '1ddd77af-0bd7-500d-895b-c475c55fdefc',
  payment_id: '23d93cac-000f-5000-8000-126628f15141',
  status: 'succeeded',
  amount: { value: '10.00', currency: 'RUB' },
  ...changes,
});
const refundRequest = (firstAskedAt = new Date()) => ({
  id: KEY,
  providerId: 'p',
  amount: 1000,
  description: 'Возврат пары',
  receipt: { ...receipt, items: [{ ...receipt.items[1]!, price: 1000 }] },
  firstAskedAt,
});
const aDayAgo = () => new Date(Date.now() - 24 * 60 * 60 * 1000);
const faultOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'worked',
    (error: unknown) => {
      if (!(error instanceof PaymentProviderError)) throw error;
      const { kind, code, retriable } = error;
      return { kind, code, retriable };
    },
  );

describe('a payment', () => {
  it('the YooKassa adapter creates a payment with its key, the amount in roubles and a receipt', async () => {
    answer(json(200, payment()));
    expect(await yookassa.createPayment(request)).toEqual({
      providerId: '23d93cac-000f-5000-8000-126628f15141',
      state: 'PENDING',
      amount: 123_456,
      confirmationUrl: 'https://yoomoney.ru/checkout/payments/v2/contract?orderId=23d9',
      cancellationReason: null,
    });
    const [{ method, url, headers, body }] = requests as [Seen];
    expect(`${method} ${url}`).toBe('POST /v3/payments');
    expect(headers).toMatchObject({
      authorization: `Basic ${Buffer.from('100500:test_ключ').toString('base64')}`,
      'idempotence-key': KEY,
      'content-type': 'application/json',
    });
    expect(body).toEqual({
      amount: { value: '1234.56', currency: 'RUB' },
      capture: true,
      description: 'Заказ № 10001',
      confirmation: { type: 'redirect', return_url: 'https://meet.example/orders/abc' },
      payment_method_data: { type: 'bank_card' },
      metadata: { payment_id: KEY },
      receipt: {
        customer: { email: 'anna@example.ru', phone: '79161234567' },
        items: [
          {
            description: 'К'.repeat(128),
            quantity: '2.00',
            measure: 'piece',
            amount: { value: '600.00', currency: 'RUB' },
            vat_code: 11,
            payment_mode: 'full_prepayment',
            payment_subject: 'commodity',
          },
          {
            description: 'Доставка',
            quantity: '1.00',
            measure: 'piece',
            amount: { value: '34.56', currency: 'RUB' },
            vat_code: 1,
            payment_mode: 'full_prepayment',
            payment_subject: 'service',
          },
        ],
      },
    });
  });

  it.each([
    ['BANK_CARD', 'bank_card', false],
    ['WALLET', 'yoo_money', false],
    ['SBP', 'sbp', true],
  ] as const)('by %s in two steps, where that way can', async (paymentType, type, capture) => {
    answer(json(200, payment()));
    await provider({ capture: false }).createPayment({ ...request, paymentType });
    expect(requests[0]!.body).toMatchObject({ payment_method_data: { type }, capture });
  });

  it('the YooKassa adapter reads, captures and cancels a payment, with a separate idempotency key for each change', async () => {
    answer(json(200, payment({ id: 'a/b', status: 'waiting_for_capture' })));
    expect(await yookassa.read('a/b')).toMatchObject({ state: 'WAITING_FOR_CAPTURE', confirmationUrl: null });
    answer(json(200, payment({ status: 'succeeded', paid: true })));
    const held = { id: KEY, providerId: payment().id, amount: 123_456 };
    expect(await yookassa.capture(held)).toMatchObject({ state: 'SUCCEEDED' });
    const details = { party: 'merchant', reason: 'canceled_by_merchant' };
    answer(json(200, payment({ status: 'canceled', cancellation_details: details })));
    expect(await yookassa.cancel(held)).toMatchObject({ cancellationReason: 'canceled_by_merchant' });
    expect(requests.map(({ method, url, headers }) => [method, url, headers['idempotence-key']])).toEqual([
      ['GET', '/v3/payments/a%2Fb', undefined],
      ['POST', `/v3/payments/${payment().id}/capture`, `${KEY}-capture`],
      ['POST', `/v3/payments/${payment().id}/cancel`, `${KEY}-cancel`],
    ]);
  });
});

describe('a refund', () => {
  it('the YooKassa adapter requests a refund with its receipt, as prepaid or as delivered goods', async () => {
    answer(json(200, refund()));
    const made = { providerId: refund().id, state: 'SUCCEEDED', amount: 1000, cancellationReason: null };
    expect(await yookassa.refund(refundRequest())).toEqual(made);
    expect(requests[0]).toMatchObject({
      url: '/v3/refunds',
      headers: { 'idempotence-key': KEY },
      body: {
        payment_id: 'p',
        amount: { value: '10.00', currency: 'RUB' },
        description: `Возврат пары · ${KEY}`,
        receipt: { items: [{ payment_mode: 'full_prepayment' }] },
      },
    });
    const { receipt: given } = refundRequest();
    await yookassa.refund({ ...refundRequest(), receipt: { ...given, handedOver: true } });
    expect(requests[1]!.body).toMatchObject({ receipt: { items: [{ payment_mode: 'full_payment' }] } });
  });

  it('the YooKassa adapter finds a refund requested yesterday by its description and does not repeat it', async () => {
    const others = refund({ id: 'other', description: 'Возврат пары · another' });
    answer(json(200, { items: [others, refund({ description: `Возврат пары · ${KEY}` })] }));
    expect(await yookassa.refund(refundRequest(aDayAgo()))).toMatchObject({ providerId: refund().id });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /v3/refunds?payment_id=p&limit=100']);
  });

  it('the YooKassa adapter creates a refund requested yesterday if it was never created', async () => {
    answer(json(200, { items: [] }), json(200, refund({ status: 'pending' })));
    expect(await yookassa.refund(refundRequest(aDayAgo()))).toMatchObject({ state: 'PENDING' });
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('the YooKassa adapter reads a refund with its cancellation reason', async () => {
    const details = { party: 'yoo_money', reason: 'insufficient_funds' };
    answer(json(200, refund({ status: 'canceled', cancellation_details: details })));
    expect(await yookassa.readRefund(refund().id)).toMatchObject({
      state: 'CANCELED',
      cancellationReason: 'insufficient_funds',
    });
  });
});

describe('a settlement receipt', () => {
  const settlement = {
    id: KEY,
    providerId: 'p',
    receipt: { ...receipt, items: [{ ...receipt.items[1]!, subject: 'COMMODITY' as const, markingCode: '010460' }] },
    firstAskedAt: new Date(),
  };

  it('the YooKassa adapter sends a settlement receipt with delivered units, marking codes and prepayment', async () => {
    answer(json(200, { id: 'rt_1', status: 'pending' }));
    expect(await provider({ taxSystem: 2 }).settlementReceipt(settlement)).toEqual({ providerId: 'rt_1' });
    expect(requests[0]).toMatchObject({
      url: '/v3/receipts',
      headers: { 'idempotence-key': KEY },
      body: {
        type: 'payment',
        payment_id: 'p',
        send: true,
        tax_system_code: 2,
        settlements: [{ type: 'prepayment', amount: { value: '34.56', currency: 'RUB' } }],
        items: [
          {
            payment_mode: 'full_payment',
            payment_subject: 'marked',
            mark_mode: '0',
            mark_code_info: { mark_code_raw: '010460' },
          },
        ],
      },
    });
  });

  it('the YooKassa adapter looks up a settlement receipt requested yesterday before sending it again', async () => {
    const registered = (id: string, payment_mode: string) => ({
      id,
      status: 'succeeded',
      items: [{ description: 'Доставка', quantity: 1, amount: { value: '34.56', currency: 'RUB' }, payment_mode }],
    });
    answer(json(200, { items: [registered('rt_1', 'full_prepayment'), registered('rt_2', 'full_payment')] }));
    const repeated = { ...settlement, firstAskedAt: aDayAgo() };
    expect(await yookassa.settlementReceipt(repeated)).toEqual({ providerId: 'rt_2' });
    expect(requests).toHaveLength(1);
    answer(json(200, { items: [registered('rt_1', 'full_prepayment')] }), json(200, { id: 'rt_3', status: 'pending' }));
    expect(await yookassa.settlementReceipt(repeated)).toEqual({ providerId: 'rt_3' });
  });
});

describe('what goes wrong has a name', () => {
  const said = (code: string) => ({ type: 'error', id: 'ecf2', code, description: 'Why', parameter: 'amount.value' });

  it.each([
    [400, 'invalid_request', 'REFUSED', 1],
    [401, 'invalid_credentials', 'UNAUTHORIZED', 1],
    [403, 'forbidden', 'UNAUTHORIZED', 1],
    [404, 'not_found', 'REFUSED', 1],
    [429, 'too_many_requests', 'RATE_LIMITED', 2],
    [500, 'internal_server_error', 'UNAVAILABLE', 2],
  ])('a YooKassa response with status %d and code %s is classified as %s', async (status, code, kind, tries) => {
    answer(json(status, said(code)));
    expect(await faultOf(yookassa.createPayment(request))).toEqual({ kind, code, retriable: tries > 1 });
    expect(requests).toHaveLength(tries);
    expect(new Set(requests.map(({ headers }) => headers['idempotence-key']))).toEqual(new Set([KEY]));
  });

  it.each([
    [405, 'REFUSED'],
    [409, 'REFUSED'],
    [415, 'REFUSED'],
    [502, 'UNAVAILABLE'],
    [503, 'UNAVAILABLE'],
    [302, 'NONSENSE'],
    [204, 'NONSENSE'],
  ])('a YooKassa response with status %d and no JSON error is classified as %s', async (status, kind) => {
    answer((response) => response.writeHead(status).end(status === 204 ? undefined : '<html>Bad</html>'));
    expect(await faultOf(yookassa.read('p'))).toMatchObject({ kind, code: `http_${status}` });
  });

  it('the YooKassa adapter repeats a request answered by 202 after the requested delay', async () => {
    const processing = { type: 'processing', description: 'Later', retry_after: 60 };
    answer(json(202, processing), json(200, payment()));
    const before = performance.now();
    expect(await yookassa.createPayment(request)).toMatchObject({ state: 'PENDING' });
    expect(performance.now() - before).toBeGreaterThanOrEqual(55);
    answer(json(202, processing));
    expect(await faultOf(yookassa.read('p'))).toEqual({ kind: 'UNAVAILABLE', code: 'processing', retriable: true });
  });

  it('the YooKassa adapter reports a timeout for a missing or unfinished response', async () => {
    answer(() => undefined);
    expect(await faultOf(yookassa.read('p'))).toEqual({ kind: 'UNAVAILABLE', code: 'timeout', retriable: true });
    answer((response) => response.writeHead(200).write('{"id":'));
    expect(await faultOf(yookassa.read('p'))).toMatchObject({ code: 'timeout' });
  });

  it('the YooKassa adapter reports an unreachable server and an interrupted connection', async () => {
    expect(await faultOf(provider({ url: closedOrigin }).read('p'))).toMatchObject({ code: 'ECONNREFUSED' });
    answer((response) => response.destroy());
    expect(await faultOf(yookassa.read('p'))).toMatchObject({ kind: 'UNAVAILABLE', code: 'UND_ERR_SOCKET' });
  });

  it.each<[string, Reply]>([
    ['HTML', (response) => response.end('<html>')],
    ['cut JSON', (response) => response.end('{"id": "1", "status": "succ')],
    ['nothing', (response) => response.end()],
    ['a list', json(200, [])],
    ['another shape', json(200, { ok: true })],
    ['a state that does not exist', json(200, payment({ status: 'paid' }))],
    ['another currency', json(200, payment({ amount: { value: '1234.56', currency: 'USD' } }))],
    ['another amount', json(200, payment({ amount: { value: '1234.55', currency: 'RUB' } }))],
    ['an amount that is none', json(200, payment({ amount: { value: '-1', currency: 'RUB' } }))],
    ['parts of a kopeck', json(200, payment({ amount: { value: '1234.567', currency: 'RUB' } }))],
    ['no way to pay', json(200, payment({ confirmation: undefined }))],
    ['a script to pay at', json(200, payment({ confirmation: { confirmation_url: 'javascript:alert(1)' } }))],
  ])('an unusable YooKassa response is classified as NONSENSE: %s', async (_, reply) => {
    answer(reply);
    expect(await faultOf(yookassa.createPayment(request))).toMatchObject({ kind: 'NONSENSE', retriable: true });
  });

  it('the YooKassa adapter refuses a response about another payment or refund', async () => {
    answer(json(200, payment()));
    expect(await faultOf(yookassa.read('another'))).toMatchObject({ kind: 'NONSENSE', code: 'id' });
    answer(json(200, refund()));
    expect(await faultOf(yookassa.readRefund('another'))).toMatchObject({ kind: 'NONSENSE', code: 'id' });
  });

  it('the YooKassa adapter retries a failed request with the same key and returns the second response', async () => {
    answer(json(500, {}), json(200, payment()));
    expect(await yookassa.createPayment(request)).toMatchObject({ state: 'PENDING' });
  });

  it('the YooKassa adapter pauses requests after five failures in a row', async () => {
    answer(json(500, {}));
    for (let n = 0; n < 3; n += 1) await faultOf(yookassa.read('p'));
    const asked = requests.length;
    expect(asked).toBe(5);
    expect(await faultOf(yookassa.read('p'))).toEqual({ kind: 'UNAVAILABLE', code: 'left_alone', retriable: true });
    expect(requests).toHaveLength(asked);
    answer(json(200, payment()));
    expect(await withClockMoved(TIMES.openMs, () => yookassa.read(payment().id))).toMatchObject({ state: 'PENDING' });
  });

  it('the YooKassa adapter does not pause after refusals caused by its own invalid requests', async () => {
    answer(json(400, said('invalid_request')));
    for (let n = 0; n < 8; n += 1)
      expect(await faultOf(yookassa.createPayment(request))).toMatchObject({ code: 'invalid_request' });
  });
});

describe('a notification', () => {
  const body = { type: 'notification', event: 'payment.succeeded', object: { id: 'p', status: 'succeeded' } };

  it.each([
    ['185.71.76.1', true],
    ['185.71.76.32', false],
    ['::ffff:185.71.76.31', true],
    ['77.75.156.11', true],
    ['77.75.156.12', false],
    ['2a02:5180::1', true],
    ['2a02:5181::1', false],
    ['127.0.0.1', false],
    ['somewhere', false],
  ])('a YooKassa notification from the IP address %s is accepted: %s', (address, taken) => {
    expect(yookassa.parseNotification(body, address).about).toBe(taken ? 'PAYMENT' : 'REFUSED');
  });

  it.each([null, '', 'payment.succeeded', [], {}, { ...body, type: 'x' }, { ...body, object: { id: 5 } }])(
    'the YooKassa adapter refuses an invalid notification: %j',
    (nonsense) => {
      expect(yookassa.parseNotification(nonsense, '185.71.76.1')).toEqual({ about: 'REFUSED', reason: 'BODY' });
    },
  );
});

describeWithFeedData('recorded answers of YooKassa', (data) => {
  const recorded = (path: string) => JSON.parse(readFileSync(join(data, 'yookassa', path), 'utf8')) as never;
  const replay = (name: string) => answer(json(200, recorded(`api_responses/${name}Fixtures.json`)));
  const done = { providerId: '1da5c87d-0984-50e8-a7f3-8de646dd9ec9', state: 'SUCCEEDED', amount: 1000 };
  const held = { id: KEY, providerId: done.providerId, amount: 1000 };
  const tenRoubles = { ...receipt, items: [{ ...receipt.items[1]!, price: 1000 }] };

  it.each<[string, () => Promise<unknown>, object]>([
    ['createPayment', () => yookassa.createPayment({ ...request, amount: 1000 }), { ...done, confirmationUrl: null }],
    ['paymentInfo', () => yookassa.read(done.providerId), done],
    ['capturePayment', () => yookassa.capture(held), done],
    ['cancelPayment', () => yookassa.cancel(held), done],
    [
      'createPaymentErrorsGeneral',
      () => yookassa.createPayment({ ...request, amount: 2000 }),
      { state: 'CANCELED', amount: 2000, cancellationReason: 'general_decline' },
    ],
    ['createRefund', () => yookassa.refund(refundRequest()), { providerId: refund().id, state: 'SUCCEEDED' }],
    [
      'refundInfo',
      () => yookassa.readRefund(refund().id),
      { providerId: refund().id, state: 'SUCCEEDED', amount: 1000 },
    ],
    [
      'createReceipt',
      () => yookassa.settlementReceipt({ id: KEY, providerId: 'p', receipt: tenRoubles, firstAskedAt: new Date() }),
      { providerId: 'rt_1da5c87d-0984-50e8-a7f3-8de646dd9ec9' },
    ],
  ])('the YooKassa adapter understands the recorded response %s', async (name, ask, expected) => {
    replay(name);
    expect(await ask()).toMatchObject(expected);
  });

  it('the YooKassa adapter creates a refund when the recorded refundsInfo contains no matching refund', async () => {
    const listed = json(200, recorded('api_responses/refundsInfoFixtures.json'));
    answer(listed, json(200, refund()));
    expect(await yookassa.refund(refundRequest(aDayAgo()))).toMatchObject({ state: 'SUCCEEDED' });
    expect(requests).toHaveLength(2);
  });

  it.each(['createDeal', 'dealInfo', 'dealsInfo', 'createPayout', 'payoutInfo', 'paymentOptions', 'getPayments'])(
    'the YooKassa adapter refuses the recorded response %s as a payment',
    async (name) => {
      replay(name);
      expect(await faultOf(yookassa.read('p'))).toMatchObject({ kind: 'NONSENSE' });
    },
  );

  it.each<[string, object]>([
    ['payment.waiting_for_capture.ok.6', { about: 'PAYMENT', providerId: '22d6d597-000f-5000-9000-145f6df21d6f' }],
    ['refund.succeeded.ok.5', { about: 'REFUND', providerId: '21b23b5b-000f-5061-a000-0674e49a8c10' }],
    ['deal.closed.ok.7', { about: 'OTHER' }],
    ['payout.succeeded.ok.8', { about: 'OTHER' }],
    ['payment.waiting_for_capture.invalid.1', { about: 'REFUSED', reason: 'BODY' }],
    ['payment.waiting_for_capture.invalid.2', { about: 'REFUSED', reason: 'BODY' }],
    ['refund.succeeded.invalid.3', { about: 'REFUSED', reason: 'BODY' }],
    ['refund.succeeded.invalid.4', { about: 'REFUSED', reason: 'BODY' }],
  ])('parseNotification classifies the recorded YooKassa webhook %s', (name, expected) => {
    expect(yookassa.parseNotification(recorded(`webhooks/${name}.json`), '185.71.76.1')).toEqual(expected);
  });
});
