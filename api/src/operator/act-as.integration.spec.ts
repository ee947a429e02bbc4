import { randomUUID } from 'node:crypto';

import { dirname, join } from 'node:path';
import { buildSchema } from 'graphql';
import { Command } from 'commander';
import pg from 'pg';
import { printSchemas } from '../print-schema.js';
import { callsOf, leastDocument } from '../testing/least-document.js';
import { operator, type Operator } from '../testing/operators.js';
import { codeOf } from '../testing/orders.js';
import { runAdmin } from '../testing/run-admin.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { adminProgram } from './admin-program.js';
import type { AdminDesk } from './commands/admin-desk.js';

let api: TestApi;
let database: pg.Pool;
let people: Record<'USER' | 'MANAGER' | 'ADMIN', Operator & { phone: string }>;
let item: string;

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '40', price: 10_000 }] })]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  const { rows } = await database.query<{ id: string }>(`SELECT "id" FROM "product_item"`);
  item = rows[0]!.id;
  const named = async (level: 'USER' | 'MANAGER' | 'ADMIN') => {
    const one = await operator(api, level);
    const { rows: found } = await database.query<{ phone: string }>(
      `SELECT "phone" FROM "user_account" WHERE "id" = $1`,
      [one.id],
    );
    return { ...one, phone: found[0]!.phone };
  };
  people = { USER: await named('USER'), MANAGER: await named('MANAGER'), ADMIN: await named('ADMIN') };
});
afterAll(async () => {
  await database.end();
  await api.close();
});

const refusal = async (...words: string[]) =>
  codeOfError(await runAdmin(api, ...words).catch((error: unknown) => error));
const codeOfError = (error: unknown) => (error as { extensions?: { code?: string } }).extensions?.code;

const NOBODY = '00000000-0000-4000-8000-00000000dead';

/** Every command with its arguments, and the GraphQL call that does the same. */
const COMMANDS: Record<string, [call: string, ...words: string[]]> = {
  orders: ['orders'],
  order: ['order', '10001'],
  'take-up': ['takeUpRequest', '10001'],
  move: ['moveItems', '10001', 'DELIVERED'],
  returns: ['returnRequests'],
  return: ['returnRequests', '1'],
  'approve-return': ['approveReturn', '1'],
  'receive-return': ['receiveReturn', '1'],
  'refund-return': ['refundReturn', '1'],
  'reject-return': ['rejectReturn', '1', '--reason', 'Следы носки'],
  reviews: ['reviews'],
  'approve-review': ['approveReview', 'ITEM', '1'],
  'reject-review': ['rejectReview', 'ITEM', '1', '--reason', 'Не о товаре'],
  'answer-review': ['answerReview', 'ITEM', 'Спасибо'],
  products: ['products'],
  offers: ['products', 'KED'],
  shoppers: ['shoppers'],
  stock: ['setStock', 'ITEM', '5'],
  price: ['setPrices', 'ITEM', '100'],
  'held-prices': ['heldBackPrices'],
  'confirm-price': ['confirmPrices', 'ITEM', '100'],
  matches: ['productMatches'],
  match: ['decideProductMatch', 'ITEM', 'ITEM'],
  'promo list': ['promocodes'],
  'promo create': ['createPromocode', 'CODE', '--percent', '5'],
  'promo off': ['editPromocode', 'CODE'],
  points: ['adjustPoints', 'PHONE', '+5', '--reason', 'Долго везли'],
  roles: ['roles'],
  grant: ['setRole', 'PHONE', 'USER'],
  'sign-in': ['setRole', 'PHONE'],
  'reset-factor': ['setRole', 'PHONE'],
  actions: ['operatorActions'],
  'export orders': ['exportOrders', '--file', 'FILE'],
  'export goods': ['exportGoods', '--file', 'FILE'],
  'export shoppers': ['exportShoppers', '--file', 'FILE'],
  sales: ['salesReport'],
  'search-coverage': ['searchCoverage'],
  searches: ['searchReport'],
  'search-rules list': ['searchRules'],
  'search-rules synonym': ['saveSearchRule', 'косуха', 'кожаная куртка'],
  'search-rules redirect': ['saveSearchRule', 'доставка', '/info/delivery'],
  'search-rules pin': ['saveSearchRule', '--product', NOBODY],
  'search-rules hide': ['saveSearchRule', '--product', NOBODY],
  'search-rules boost': ['saveSearchRule', '--product', NOBODY],
  'search-rules bury': ['saveSearchRule', '--product', NOBODY],
  'search-rules filter-order': ['saveSearchRule', 'sale'],
  'search-rules remove': ['removeSearchRule', NOBODY],
  'search-rules undo': ['undoSearchRule', NOBODY],
  'judged-queries list': ['judgedQueries'],
  'judged-queries save': ['saveJudgedQuery', 'кеды', NOBODY],
  'judged-queries remove': ['removeJudgedQuery', NOBODY],
  'sources list': ['feedSources'],
  'sources save': ['saveFeedSource', 'lan', '--format', 'yml'],
  'sources remove': ['removeFeedSource', 'nobody'],
  'sources run': ['startFeedRun', 'nobody'],
  'sources runs': ['feedRuns', 'nobody'],
  'sources apply': ['applyFeedRun', NOBODY],
  'sources discard': ['discardFeedRun', NOBODY],
  'sources undo': ['undoFeedRun', NOBODY],
  'outbox late': ['lateMessages'],
  'outbox dead': ['deadMessages'],
  'outbox replay': ['replayMessages', '--all'],
  'outbox drop': ['dropMessages', '1'],
  'programs list': ['programs'],
  'programs create': ['saveProgram', 'ERP', '--scopes', 'READ_CATALOGUE'],
  'programs rotate': ['rotateProgramToken', 'ERP'],
  'programs revoke': ['revokeProgram', 'ERP'],
  'clients list': ['clients'],
  'clients create': ['saveClient', 'Front'],
  'clients rotate': ['rotateClientKey', 'Front'],
  'clients end-previous': ['endPreviousClientKey', 'Front'],
  'clients off': ['saveClient', 'Front'],
  'texts add': ['saveContent', 'no-such-folder'],
  'redirects add': ['importRedirects', 'no-such-file.csv'],
};

describe('whoever is named with --as', () => {
  it('every command with --as NAME is covered by this access test', () => {
    const namesOf = (command: Command, before: string[] = []): string[] =>
      command.commands.flatMap((one) =>
        one.commands.length ? namesOf(one, [...before, one.name()]) : [[...before, one.name()].join(' ')],
      );
    const program = adminProgram({} as AdminDesk, () => undefined);
    expect(Object.keys(COMMANDS).sort()).toEqual(namesOf(program).sort());
  });

  it.each(Object.entries(COMMANDS))(
    'the command %s with --as allows exactly what the schema allows that operator',
    async (name, [call, ...words]) => {
      const given: Record<string, () => string> = {
        ITEM: () => item,
        PHONE: () => people.USER.phone,
        FILE: () => join(dirname(api.storageFolder), `${randomUUID()}.csv`),
      };
      const run = (as: Operator & { phone: string }) =>
        refusal('--as', as.phone, ...name.split(' '), ...words.map((word) => given[word]?.() ?? word));
      expect(await run(people.USER)).toBe('FORBIDDEN');
      const schema = buildSchema((await printSchemas()).admin);
      const asked = callsOf(schema).find((one) => one.name === call)!;
      const bySchema = codeOf(await people.MANAGER.admin(leastDocument(schema, asked)));
      expect((await run(people.MANAGER)) === 'FORBIDDEN').toBe(bySchema === 'FORBIDDEN');
      expect(await run(people.ADMIN)).not.toBe('FORBIDDEN');
    },
  );

  it('a command with --as changes nothing when the named operator lacks the permission', async () => {
    const prices = async () => (await database.query(`SELECT * FROM "price_details"`)).rows;
    const before = await prices();
    expect(await refusal('--as', people.MANAGER.phone, 'price', item, '1')).toBe('FORBIDDEN');
    expect(await prices()).toEqual(before);
  });
});

describe('the trail', () => {
  const ACTIONS = `{ operatorActions { items { action actorId channel } } }`;
  const lastOf = async (action: string) => {
    const { data } = await people.ADMIN.admin(ACTIONS);
    const { items } = data!.operatorActions as { items: { action: string; actorId: string; channel: string }[] };
    return items.find((row) => row.action === action);
  };

  it('the audit log marks changes from the command line as such, whoever is named with --as', async () => {
    await runAdmin(api, '--as', people.MANAGER.phone, 'stock', item, '7');
    expect(await lastOf('setStock')).toMatchObject({ actorId: people.MANAGER.id, channel: 'COMMAND_LINE' });
    const [row] = await runAdmin(api, 'actions');
    expect(row).toMatchObject({ action: 'setStock', channel: 'COMMAND_LINE' });
    await people.MANAGER.admin(`mutation ($id: ID!) { setStock(dto: { items: [{ id: $id, stock: 8 }] }) { id } }`, {
      id: item,
    });
    expect(await lastOf('setStock')).toMatchObject({ actorId: people.MANAGER.id, channel: 'API' });
  });
});
