import type { DeskApi } from '../../../graphql/api';
import { ShopperStore } from './shopper-store';

const account = (changes: object = {}) => ({ id: 'anna', balance: 500, blockedAt: null, ...changes });
const fault = (code: string, message = '') => ({ fault: { code, message, details: {} } });

/** The answers of the calls by their document's name; the last of several is given again and again. */
function storeOf(answers: Record<string, unknown[]>, mayReadOrders = true) {
  const asked: { name: string; variables: Record<string, unknown> }[] = [];
  const usual: Record<string, unknown> = {
    ShopperById: { data: { shopper: account() } },
    ShopperOrders: { data: { ordersConnection: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } } } },
    ShopperPoints: { data: { shopperPoints: { items: [], pagination: { totalPages: 1 } } } },
    ShopperSessions: { data: { shopperSessions: [{ id: 'phone' }] } },
    ShopperNotes: { data: { shopperNotes: [] } },
  };
  const ask = (document: string, variables: Record<string, unknown>) => {
    const name = /(?:query|mutation) (\w+)/.exec(document)![1]!;
    asked.push({ name, variables });
    const given = answers[name];
    return Promise.resolve(given && given.length > 1 ? given.shift() : (given?.[0] ?? usual[name]));
  };
  const store = new ShopperStore({ ask } as unknown as DeskApi, 'anna', mayReadOrders);
  return { store, asked, names: () => asked.map(({ name }) => name) };
}

it('ShopperStore reads each list of an account separately, so that one failure leaves the others', async () => {
  const { store } = storeOf({ ShopperPoints: [fault('INTERNAL_SERVER_ERROR')] });
  await store.read();
  expect([store.points.fault?.code, store.sessions.rows.length, store.fault]).toEqual([
    'INTERNAL_SERVER_ERROR',
    1,
    undefined,
  ]);
});

it('ShopperStore requests no orders when the operator may not read orders', async () => {
  const { store, names } = storeOf({}, false);
  await store.read();
  expect(names()).toEqual(['ShopperById', 'ShopperPoints', 'ShopperSessions', 'ShopperNotes']);
});

it.each(['SHOPPER_NOT_FOUND', 'BAD_USER_INPUT'])(
  'ShopperStore reports a missing account (%s) as missing, not as an error',
  async (code) => {
    const { store, names } = storeOf({ ShopperById: [fault(code)] });
    await store.read();
    expect([store.isLost, store.fault, names()]).toEqual([true, undefined, ['ShopperById']]);
  },
);

it('ShopperStore adds points with a reason and updates the balance and the history', async () => {
  const { store, asked, names } = storeOf({ AdjustPoints: [{ data: { adjustPoints: account({ balance: 700 }) } }] });
  await store.read();
  expect(await store.adjustPoints(200, 'Долго везли')).toBe(true);
  expect(asked.find(({ name }) => name === 'AdjustPoints')?.variables).toEqual({
    dto: { userId: 'anna', points: 200, reason: 'Долго везли' },
  });
  expect([store.shopper?.balance, names().at(-1)]).toEqual([700, 'ShopperPoints']);
});

it('ShopperStore reads the points history again when a change of points gets no response', async () => {
  const { store, names } = storeOf({ AdjustPoints: [fault('NO_SIGNAL')] });
  await store.read();
  expect(await store.adjustPoints(200, 'Долго везли')).toBe(false);
  expect([store.refusal?.of, names().at(-1)]).toEqual(['points', 'ShopperPoints']);
});

it('ShopperStore shows no sessions after the shopper was blocked', async () => {
  const { store } = storeOf({
    ShopperSessions: [{ data: { shopperSessions: [{ id: 'phone' }] } }, { data: { shopperSessions: [] } }],
    BlockShopper: [{ data: { blockShopper: account({ blockedAt: '2026-11-28T00:00:00Z' }) } }],
  });
  await store.read();
  expect(await store.setBlocked(true, 'Чужая карта')).toBe(true);
  expect([store.shopper?.blockedAt, store.sessions.rows]).toEqual(['2026-11-28T00:00:00Z', []]);
});

it('ShopperStore shows a refused block next to the block form', async () => {
  const { store } = storeOf({ BlockShopper: [fault('SHOPPER_IS_OPERATOR', 'Сотрудник')] });
  await store.read();
  expect(await store.setBlocked(true, 'Ошибка')).toBe(false);
  expect(store.refusal).toMatchObject({ of: 'block', fault: { message: 'Сотрудник' } });
});

it('ShopperStore ends one session by its id or all sessions without an id', async () => {
  const done = { data: { endShopperSession: true, endShopperSessions: true } };
  const { store, asked } = storeOf({ EndShopperSession: [done], EndShopperSessions: [done] });
  await store.endSessions('phone');
  await store.endSessions(null);
  expect(asked.filter(({ name }) => name.startsWith('End')).map(({ variables }) => variables)).toEqual([
    { dto: { userId: 'anna', sessionId: 'phone' } },
    { userId: 'anna' },
  ]);
});

it('ShopperStore sends nothing for a second click while a command runs', async () => {
  const { store, names } = storeOf({ NoteShopper: [new Promise(() => undefined)] });
  void store.addNote('Позвонить', 'key');
  expect(await store.addNote('Позвонить', 'key')).toBe(false);
  expect(names()).toEqual(['NoteShopper']);
});
