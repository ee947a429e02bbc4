import { Statement } from '@meet/statements';
import { openPaymentDesk, someOrder, someReceipt, type PaymentDesk } from '../testing/payment-desk.js';
import { startYookassaServer } from '../testing/yookassa-server.js';
import { YookassaProvider } from './adapters/yookassa.js';
import { NotRefundableError, type RefundOrder } from './index.js';
import { until } from '../testing/until.js';

let yookassa: Awaited<ReturnType<typeof startYookassaServer>>;
let desk: PaymentDesk;
let capture: boolean;

beforeAll(async () => {
  yookassa = await startYookassaServer();
  const account = { url: yookassa.url, shopId: '1', secretKey: 'k', networks: [], vatCode: 1, taxSystem: undefined };
  const times = { timeoutMs: 1000, backoffMs: 1, openMs: 1 };
  desk = await openPaymentDesk(
    () =>
      new YookassaProvider(
        {
          ...account,
          get capture() {
            return capture;
          },
        },
        times,
      ),
  );
});
afterAll(async () => {
  await desk?.close();
  yookassa?.close();
});
beforeEach(async () => {
  await desk.leaveBehind();
  capture = true;
  yookassa.calls.length = 0;
  Object.assign(yookassa, { status: 200, before: () => undefined });
  Object.assign(desk.outcomes, { answer: 'KEEP', heard: [], failure: undefined });
});

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const pay = (providerId: string, status = 'succeeded') => yookassa.set(providerId, { status });
const paid = async (order = someOrder()) => {
  const payment = await desk.linked(order);
  pay(payment.providerId);
  await desk.paymentsDue.lookAt(payment.providerId);
  desk.outcomes.heard = [];
  return { ...payment, order };
};
const requestRefund = (refund: RefundOrder) =>
  desk.statements.transaction((queries) => desk.payments.requestRefund(queries, refund));
const giveBack = (orderUuid: string, amount: number) =>
  requestRefund({ orderUuid, amount, reason: 'Возврат', receipt: someReceipt(amount) });
const sweep = async () => {
  await desk.hasten();
  await desk.paymentsDue.queue.run();
  await desk.refundsDue.queue.run();
  await desk.receiptsDue.queue.run();
};
const sweepRefunds = async () => {
  await desk.hasten();
  await desk.refundsDue.queue.run();
};
const refundOf = async (id: string) =>
  (
    await desk.query<{ state: string; dueAt: Date | null; cancellationReason: string | null }>(
      'SELECT "state", "dueAt", "cancellationReason" FROM "refund" WHERE "id" = $1',
      [id],
    )
  )[0]!;

const WAITING = `SELECT FROM pg_locks WHERE NOT "granted" AND "pid" IN (
  SELECT "pid" FROM pg_stat_activity WHERE "datname" = current_database())`;

describe('the link', () => {
  it('fifty simultaneous requests for a payment link get the same link of a single payment', async () => {
    const { id } = await desk.open(someOrder());
    const before = yookassa.count('payment');
    const links = await times(50, () => desk.payments.link(id));
    expect(new Set(links).size).toBe(1);
    expect(links[0]).toMatch(/^https:\/\/yookassa\.example\//);
    expect(yookassa.count('payment')).toBe(before + 1);
    expect(yookassa.calls).toEqual(['POST /payments']);
    expect(await desk.payments.link(id)).toBe(links[0]);
  });

  it('several processes that request a payment link at once get the same link', async () => {
    const { id } = await desk.open(someOrder());
    const processes = await times(8, async () => desk.anotherProcess());
    const links = await Promise.all(processes.map((payments) => payments.link(id)));
    expect(new Set(links).size).toBe(1);
    expect(links[0]).toBeTruthy();
  });

  it('two processes requesting links of thirty payments in opposite order get each payment’s own link', async () => {
    const opened = await times(30, () => desk.open(someOrder()));
    const other = desk.anotherProcess();
    const [here, there] = await Promise.all([
      Promise.all(opened.map(({ id }) => desk.payments.link(id))),
      Promise.all(opened.toReversed().map(({ id }) => other.link(id))),
    ]);
    expect(new Set(here).size).toBe(30);
    expect(there.toReversed()).toEqual(here);
    const stored = await desk.query<{ id: string; link: string }>(
      `SELECT "id", "confirmationUrl" AS "link" FROM "payment" WHERE "id" = ANY($1) AND "state" = 'PENDING'`,
      [opened.map(({ id }) => id)],
    );
    const linkOf = new Map(stored.map(({ id, link }) => [id, link]));
    expect(opened.map(({ id }) => linkOf.get(id))).toEqual(here);
  });

  it('a known payment link is read without a request to the provider', async () => {
    const order = someOrder();
    const { link } = await desk.linked(order);
    yookassa.calls.length = 0;
    expect(await desk.links.of([order.orderUuid, someOrder().orderUuid])).toEqual(new Map([[order.orderUuid, link]]));
    expect(yookassa.calls).toEqual([]);
  });

  it('a payment link is missing while the provider is down and available once it recovers', async () => {
    const { id } = await desk.open(someOrder());
    yookassa.status = 503;
    expect(await desk.payments.link(id)).toBeNull();
    expect((await desk.row(id)).state).toBe('CREATED');
    yookassa.status = 200;
    expect(await desk.payments.link(id)).toContain('https://');
  });

  it('a refused payment link is requested again only with a new payment and key', async () => {
    const order = someOrder();
    const { id } = await desk.open(order);
    yookassa.status = 400;
    expect(await desk.payments.link(id)).toBeNull();
    yookassa.status = 200;
    const next = await desk.open(order);
    expect(next.id).not.toBe(id);
    expect(await desk.payments.link(next.id)).toContain('https://');
    expect(desk.outcomes.heard).toEqual([]);
  });

  it('a payment without a response during its key’s lifetime is replaced by a new attempt', async () => {
    const order = someOrder();
    const { id } = await desk.open(order);
    await desk.query(`UPDATE "payment" SET "createdAt" = now() - interval '21 hours' WHERE "id" = $1`, [id]);
    expect(await desk.payments.link(id)).toBeNull();
    expect(yookassa.calls).toEqual([]);
    expect((await desk.open(order)).id).not.toBe(id);
  });

  it('a payment that succeeds immediately has no link and counts as paid', async () => {
    const { id } = await desk.open(someOrder());
    yookassa.before = () => undefined;
    const made = desk.provider.createPayment.bind(desk.provider);
    desk.provider.createPayment = async (request) => ({
      ...(await made(request)),
      state: 'SUCCEEDED',
      confirmationUrl: null,
    });
    expect(await desk.payments.link(id)).toBeNull();
    desk.provider.createPayment = made;
    expect(desk.outcomes.heard).toEqual(['settled SUCCEEDED']);
  });
});

describe('an order', () => {
  it('an order has only one open payment, however often and concurrently it is opened', async () => {
    const order = someOrder();
    const opened = await times(10, () => desk.open(order));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    const [row] = await desk.query<{ attempt: number }>('SELECT "attempt" FROM "payment" WHERE "orderUuid" = $1', [
      order.orderUuid,
    ]);
    expect(row!.attempt).toBe(1);
  });

  it('a cancelled order has no payment link, and no link is requested for it', async () => {
    const order = someOrder();
    const { id } = await desk.open(order);
    await desk.statements.transaction((queries) => desk.payments.cancelOpen(queries, order.orderUuid));
    expect(await desk.payments.link(id)).toBeNull();
    expect((await desk.row(id)).state).toBe('CANCELED');
    expect(yookassa.calls).toEqual([]);
  });

  it('an order cancelled while its payment link is requested gives that link to nobody', async () => {
    const order = someOrder();
    const { id } = await desk.open(order);
    yookassa.before = () =>
      desk.statements.transaction((queries) => desk.payments.cancelOpen(queries, order.orderUuid));
    expect(await desk.payments.link(id)).toBeNull();
  });

  it('an order that cancelled its payment is not notified when the payment expires', async () => {
    const order = someOrder();
    const { providerId } = await desk.linked(order);
    await desk.statements.transaction((queries) => desk.payments.cancelOpen(queries, order.orderUuid));
    pay(providerId, 'canceled');
    await sweep();
    expect(desk.outcomes.heard).toEqual([]);
  });

  it.each<[string, object]>([
    ['a receipt that comes to something else', { amount: 12_346, receipt: someReceipt(12_345) }],
    ['a receipt that goes to nobody', { receipt: { items: someReceipt(12_345).items } }],
    ['nothing to pay', { amount: 0 }],
    ['half a kopeck', { amount: 0.5 }],
  ])('opening a payment for an order with %s is refused', async (_, changes) => {
    await expect(desk.open(someOrder(changes))).rejects.toThrow(RangeError);
  });
});

describe('what the provider says', () => {
  it('a payment result reported fifty times at once and found by the sweep is applied once', async () => {
    const { id, providerId } = await desk.linked(someOrder());
    pay(providerId);
    await desk.hasten();
    await Promise.all([
      times(50, () => desk.paymentsDue.lookAt(providerId)),
      times(5, () => desk.paymentsDue.queue.run()),
    ]);
    expect(desk.outcomes.heard).toEqual(['settled SUCCEEDED']);
    expect(await desk.row(id)).toMatchObject({ state: 'SUCCEEDED', outcome: 'KEEP' });
  });

  it('a payment result waits for a running change of the order, which waits for nothing', async () => {
    const order = someOrder();
    const { id, providerId } = await desk.linked(order);
    pay(providerId);
    let looking: Promise<boolean> | undefined;
    await desk.statements.transaction(async (queries) => {
      await desk.outcomes.lock(queries, order.orderUuid);
      looking = desk.paymentsDue.lookAt(providerId);
      await until(async () => (await desk.watch(WAITING)).length > 0);
      await desk.payments.cancelOpen(queries, order.orderUuid);
    });
    await looking;
    expect((await desk.row(id)).state).toBe('SUCCEEDED');
    expect(desk.outcomes.heard).toEqual(['settled SUCCEEDED']);
  });

  it('a payment result that the order cannot apply is rolled back and applied again later', async () => {
    const { id, providerId } = await desk.linked(someOrder());
    pay(providerId);
    desk.outcomes.failure = new Error('no');
    await expect(desk.paymentsDue.lookAt(providerId)).rejects.toThrow('no');
    expect((await desk.row(id)).state).toBe('PENDING');
    await sweep();
    expect(desk.outcomes.heard).toEqual(['settled SUCCEEDED']);
  });

  it('an outdated payment state reported later does not revert the payment', async () => {
    const { id, providerId } = await desk.linked(someOrder());
    pay(providerId);
    await desk.paymentsDue.lookAt(providerId);
    for (const stale of ['pending', 'waiting_for_capture', 'canceled']) {
      pay(providerId, stale);
      await desk.paymentsDue.lookAt(providerId);
    }
    expect((await desk.row(id)).state).toBe('SUCCEEDED');
    expect(desk.outcomes.heard).toEqual(['settled SUCCEEDED']);
  });

  it('a reported payment with a different amount is refused', async () => {
    const { id, providerId } = await desk.linked(someOrder());
    yookassa.set(providerId, { status: 'succeeded', amount: { value: '1.00', currency: 'RUB' } });
    await expect(desk.paymentsDue.lookAt(providerId)).rejects.toMatchObject({ kind: 'NONSENSE', code: 'amount' });
    expect((await desk.row(id)).state).toBe('PENDING');
  });

  it('a success reported for a payment recorded as cancelled is still recorded and refunded', async () => {
    const { id, providerId } = await desk.linked(someOrder());
    pay(providerId, 'canceled');
    await desk.paymentsDue.lookAt(providerId);
    desk.outcomes.answer = 'REFUND';
    pay(providerId);
    await desk.paymentsDue.lookAt(providerId);
    expect(desk.outcomes.heard).toEqual(['canceled', 'settled SUCCEEDED']);
    expect(await desk.row(id)).toMatchObject({ state: 'SUCCEEDED', refunded: '12345' });
  });

  it('held money is captured or released exactly once when the provider reports it', async () => {
    capture = false;
    const kept = await desk.linked(someOrder());
    pay(kept.providerId, 'waiting_for_capture');
    await times(10, () => desk.paymentsDue.lookAt(kept.providerId));
    expect(desk.outcomes.heard).toEqual(['settled WAITING_FOR_CAPTURE']);
    expect((await desk.row(kept.id)).state).toBe('SUCCEEDED');
    desk.outcomes.answer = 'REFUND';
    const unwanted = await desk.linked(someOrder());
    pay(unwanted.providerId, 'waiting_for_capture');
    await times(10, () => desk.paymentsDue.lookAt(unwanted.providerId));
    expect(desk.outcomes.heard).toEqual(['settled WAITING_FOR_CAPTURE', 'settled WAITING_FOR_CAPTURE']);
    expect((await desk.row(unwanted.id)).state).toBe('CANCELED');
  });

  it('held money that could not be captured is checked again, and its loss is reported to the order', async () => {
    capture = false;
    const order = someOrder();
    const { id, providerId } = await desk.linked(order);
    pay(providerId, 'waiting_for_capture');
    yookassa.before = (call) => {
      yookassa.status = call.endsWith('/capture') ? 500 : 200;
    };
    await expect(desk.paymentsDue.lookAt(providerId)).rejects.toMatchObject({ kind: 'UNAVAILABLE' });
    expect((await desk.row(id)).state).toBe('WAITING_FOR_CAPTURE');
    const { id: refund } = await giveBack(order.orderUuid, 345);
    pay(providerId, 'canceled');
    await sweep();
    expect(desk.outcomes.heard).toEqual(['settled WAITING_FOR_CAPTURE', 'canceled']);
    expect((await refundOf(refund)).state).toBe('CANCELED');
    expect(await desk.row(id)).toMatchObject({ state: 'CANCELED', refunded: '0' });
  });

  it('the provider is asked about a payment only after a period without notifications', async () => {
    await sweep();
    const { providerId } = await desk.linked(someOrder());
    pay(providerId);
    await desk.paymentsDue.queue.run();
    expect(desk.outcomes.heard).toEqual([]);
    await sweep();
    expect(desk.outcomes.heard).toEqual(['settled SUCCEEDED']);
  });
});

describe('a late payment', () => {
  it('a late payment of an order that can no longer accept it is refunded automatically', async () => {
    const order = someOrder();
    const { id, providerId } = await desk.linked(order);
    await desk.statements.transaction((queries) => desk.payments.cancelOpen(queries, order.orderUuid));
    desk.outcomes.answer = 'REFUND';
    pay(providerId);
    await sweep();
    await sweep();
    expect(desk.outcomes.heard).toEqual(['settled SUCCEEDED', 'refunded 12345']);
    expect(await desk.row(id)).toMatchObject({ state: 'SUCCEEDED', outcome: 'REFUND', refunded: '12345' });
  });

  it('a late payment reported many times at once is refunded once', async () => {
    const { id, providerId } = await desk.linked(someOrder());
    desk.outcomes.answer = 'REFUND';
    pay(providerId);
    await times(20, () => desk.paymentsDue.lookAt(providerId));
    expect(await desk.row(id)).toMatchObject({ refunded: '12345' });
  });

  it('refunds of an order use the payment that was kept when a late second payment arrives', async () => {
    capture = false;
    const order = someOrder();
    const kept = await desk.linked(order);
    await desk.statements.transaction((queries) => desk.payments.cancelOpen(queries, order.orderUuid));
    const second = await desk.linked(order);
    pay(kept.providerId, 'waiting_for_capture');
    await desk.paymentsDue.lookAt(kept.providerId);
    desk.outcomes.answer = 'REFUND';
    pay(second.providerId, 'waiting_for_capture');
    yookassa.before = (call) => {
      yookassa.status = call.endsWith('/cancel') ? 500 : 200;
    };
    await expect(desk.paymentsDue.lookAt(second.providerId)).rejects.toMatchObject({ kind: 'UNAVAILABLE' });
    await giveBack(order.orderUuid, 45);
    expect(await desk.row(second.id)).toMatchObject({ state: 'WAITING_FOR_CAPTURE', refunded: '0' });
    expect(await desk.row(kept.id)).toMatchObject({ state: 'SUCCEEDED', refunded: '45' });
  });
});

describe('refunds', () => {
  it('simultaneous refund requests never exceed the paid amount', async () => {
    const { id, order } = await paid();
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => giveBack(order.orderUuid, 1000)));
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(8);
    for (const reason of refused) expect(reason).toBeInstanceOf(NotRefundableError);
    expect((await desk.row(id)).refunded).toBe('12000');
    await times(5, () => sweep());
    expect(desk.outcomes.heard).toEqual(Array.from({ length: 12 }, () => 'refunded 1000'));
  });

  it('the database refuses refunds that exceed the paid amount', async () => {
    const { id } = await paid();
    const insert = (amount: number) =>
      desk.query(`INSERT INTO "refund" ("paymentId", "amount", "reason", "receipt") VALUES ($1, $2, 'x', '{}')`, [
        id,
        amount,
      ]);
    await insert(12_000);
    await expect(insert(346)).rejects.toThrow(/payment_money_check/);
    await expect(desk.query('DELETE FROM "refund"')).rejects.toThrow(/append-only/);
    await expect(desk.query('UPDATE "refund" SET "amount" = 1')).rejects.toThrow(/cannot become that/);
    await expect(desk.query('UPDATE "payment" SET "amount" = 1 WHERE "id" = $1', [id])).rejects.toThrow(/made for/);
    await desk.query(`UPDATE "refund" SET "dueAt" = NULL WHERE "paymentId" = $1`, [id]);
  });

  it('a refund of an unpaid order is refused', async () => {
    const order = someOrder();
    await desk.linked(order);
    await expect(giveBack(order.orderUuid, 1)).rejects.toThrow('1 kopecks cannot be given back');
  });

  it('refunds wait with growing pauses while the provider is down, and are made once', async () => {
    const { order } = await paid();
    const { id } = await giveBack(order.orderUuid, 500);
    yookassa.status = 500;
    await sweepRefunds();
    const first = (await refundOf(id)).dueAt!.getTime() - Date.now();
    expect(await desk.refundsDue.queue.run()).toBe(0);
    await sweepRefunds();
    expect((await refundOf(id)).dueAt!.getTime() - Date.now()).toBeGreaterThan(first * 1.5);
    yookassa.status = 200;
    const before = yookassa.count('refund');
    await desk.hasten();
    await times(5, () => desk.refundsDue.queue.run());
    expect(yookassa.count('refund')).toBe(before + 1);
    expect(desk.outcomes.heard).toEqual(['refunded 500']);
  });

  it('a refund whose response was lost is not repeated, even after its idempotency key has expired', async () => {
    const { order } = await paid();
    const { id } = await giveBack(order.orderUuid, 500);
    const ask = desk.settlement.recordRefund.bind(desk.settlement);
    desk.settlement.recordRefund = () => Promise.reject(new Error('killed'));
    await sweepRefunds();
    desk.settlement.recordRefund = ask;
    const before = yookassa.count('refund');
    yookassa.forgetKeys();
    await desk.query(`UPDATE "refund" SET "firstAskedAt" = now() - interval '2 days' WHERE "id" = $1`, [id]);
    await sweepRefunds();
    expect(yookassa.count('refund')).toBe(before);
    expect(desk.outcomes.heard).toEqual(['refunded 500']);
  });

  it('a refund that the provider refuses is cancelled, and its amount can be requested again', async () => {
    const { id: payment, order } = await paid();
    const { id } = await giveBack(order.orderUuid, 12_345);
    yookassa.status = 400;
    await sweepRefunds();
    expect(await refundOf(id)).toMatchObject({
      state: 'CANCELED',
      cancellationReason: expect.stringContaining('told_to') as string,
    });
    expect((await desk.row(payment)).refunded).toBe('0');
    yookassa.status = 200;
    await giveBack(order.orderUuid, 12_345);
    await sweepRefunds();
    expect(desk.outcomes.heard).toEqual(['refunded 12345']);
  });

  it('a refund waits while the provider rejects the shop’s key, until a person corrects the key', async () => {
    const { order } = await paid();
    const { id } = await giveBack(order.orderUuid, 100);
    yookassa.status = 401;
    await sweepRefunds();
    expect((await refundOf(id)).state).toBe('REQUESTED');
  });

  it('a slow refund is read repeatedly until it finishes or a notification reports it', async () => {
    const { order } = await paid();
    const { id } = await giveBack(order.orderUuid, 100);
    yookassa.before = () => undefined;
    const make = desk.provider.refund.bind(desk.provider);
    let refundId = '';
    desk.provider.refund = async (request) => {
      const made = await make(request);
      refundId = made.providerId;
      yookassa.set(refundId, { status: 'pending' });
      return { ...made, state: 'PENDING' };
    };
    await sweepRefunds();
    desk.provider.refund = make;
    await sweep();
    expect((await refundOf(id)).state).toBe('PENDING');
    yookassa.set(refundId, { status: 'succeeded' });
    await times(10, () => desk.refundsDue.lookAt(refundId));
    await sweep();
    expect(desk.outcomes.heard).toEqual(['refunded 100']);
    expect(await desk.refundsDue.lookAt('made by hand')).toBe(false);
  });
});

describe('settlement receipts', () => {
  const handOver = (orderUuid: string, amount: number) =>
    desk.statements.transaction((queries) =>
      desk.payments.requestSettlementReceipt(queries, orderUuid, someReceipt(amount)),
    );

  it('a settlement receipt is sent repeatedly until the provider accepts it, and then never again', async () => {
    const { order } = await paid();
    const before = yookassa.count('receipt');
    await handOver(order.orderUuid, 12_345);
    yookassa.status = 503;
    await sweep();
    yookassa.status = 200;
    await desk.hasten();
    await times(5, () => desk.receiptsDue.queue.run());
    expect(yookassa.count('receipt')).toBe(before + 1);
    expect(await desk.receiptsDue.queue.run()).toBe(0);
  });

  it('a refused settlement receipt is stored with the reason of the refusal', async () => {
    const { id, order } = await paid();
    await handOver(order.orderUuid, 12_345);
    yookassa.status = 400;
    await sweep();
    expect(
      await desk.query('SELECT "dueAt", "refusal" FROM "settlement_receipt" WHERE "paymentId" = $1', [id]),
    ).toEqual([{ dueAt: null, refusal: expect.stringContaining('told_to') as string }]);
  });
});

describe('while the provider is asked', () => {
  /** Returns those of the shop's connections that have an open transaction or a lock, as seen by another connection. */
  const busy = async () =>
    desk.watch<{ state: string; query: string }>(`
      SELECT a."state", a."query" FROM pg_stat_activity a
      WHERE a.datname = current_database() AND a.application_name = 'payment-desk'
        AND (a.xact_start IS NOT NULL OR EXISTS (SELECT FROM pg_locks l WHERE l.pid = a.pid))`);

  it('no transaction is open and no lock is held during requests to the payment provider', async () => {
    capture = false;
    const found: unknown[] = [];
    const calls = new Set<string>();
    yookassa.before = async (call) => {
      calls.add(call);
      found.push(...(await busy()));
    };
    const kept = await paidInTwoSteps();
    await giveBack(kept.order.orderUuid, 100);
    await desk.statements.transaction((queries) =>
      desk.payments.requestSettlementReceipt(queries, kept.order.orderUuid, someReceipt(12_345)),
    );
    desk.outcomes.answer = 'REFUND';
    await paidInTwoSteps();
    await sweep();
    expect([...calls].sort()).toEqual([
      'GET /payments/ID',
      'POST /payments',
      'POST /payments/ID/cancel',
      'POST /payments/ID/capture',
      'POST /receipts',
      'POST /refunds',
    ]);
    expect(found).toEqual([]);
  });

  it('the check for open transactions detects a transaction with a lock', async () => {
    const seen = await desk.statements.transaction(async (queries) => {
      await queries.rows(new Statement('some-lock', 'SELECT FROM "payment" LIMIT 1 FOR UPDATE'));
      return busy();
    });
    expect(seen).toEqual([expect.objectContaining({ state: 'idle in transaction' })]);
  });

  it('changes of the same rows continue while the payment provider does not respond', async () => {
    const { id, providerId } = await desk.linked(someOrder());
    let letGo: () => void = () => undefined;
    const asked = new Promise<void>((reached) => {
      yookassa.before = () => {
        reached();
        return new Promise<void>((done) => (letGo = done));
      };
    });
    await desk.hasten();
    const sweeping = desk.paymentsDue.queue.run();
    await asked;
    // While one process queries the payment, an update of its row does not wait, and a second run does not query it
    // again.
    await desk.query(`UPDATE "payment" SET "updatedAt" = now() WHERE "id" = $1`, [id]);
    expect(await desk.paymentsDueElsewhere.queue.run()).toBe(0);
    letGo();
    await sweeping;
    yookassa.before = () => undefined;
    pay(providerId);
    await sweep();
    expect(desk.outcomes.heard).toContain('settled SUCCEEDED');
  });

  async function paidInTwoSteps() {
    const order = someOrder();
    const payment = await desk.linked(order);
    pay(payment.providerId, 'waiting_for_capture');
    await desk.paymentsDue.lookAt(payment.providerId);
    return { ...payment, order };
  }
});
