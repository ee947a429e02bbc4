import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** URL of the API: of the shop that these tests start, or of the one at SHOP_URL. */
export const API = process.env.API_URL ?? `http://127.0.0.1:${process.env.SHOP_URL ? 4000 : 4310}/graphql`;
const ADMIN = 'admin@meet.example';

interface Answer {
  data?: Record<string, unknown>;
  errors?: { message: string }[];
}

async function ask<T>(url: string, query: string, variables: object, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as Answer;
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as T;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

let tokens: Tokens | undefined;
let renewedAt = 0;

/**
 * Returns an access token of the demo's operator. The first token comes from a sign-in link, because codes to one
 * e-mail address have a cooldown, for which tests would have to wait.
 */
async function operatorToken(): Promise<string> {
  if (tokens && Date.now() - renewedAt < 3000) return tokens.accessToken;
  const { authData } = tokens
    ? await ask<{ authData: Tokens }>(
        API,
        `mutation ($refreshToken: String!) {
           refreshTokens(dto: { refreshToken: $refreshToken }) { authData { accessToken refreshToken } } }`,
        { refreshToken: tokens.refreshToken },
      )
    : await signedIn(MOST_LINKS);
  tokens = authData;
  renewedAt = Date.now();
  return tokens.accessToken;
}

/** Another worker's link makes one's own invalid, so several are tried. */
const MOST_LINKS = 4;

async function signedIn(tries: number): Promise<{ authData: Tokens }> {
  const signing = ask<{ authData: Tokens }>(
    API,
    'mutation ($token: String!) { signInByLink(dto: { token: $token }) { authData { accessToken refreshToken } } }',
    { token: (await signInLink()).split('#')[1] },
  );
  return tries > 1 ? signing.catch(() => signedIn(tries - 1)) : signing;
}

/** Calls the operators' API, and returns the only field of the response. */
export async function asOperator<T>(query: string, variables: object = {}): Promise<T> {
  return ask(API.replace(/graphql$/, 'admin/graphql'), query, variables, await operatorToken());
}

/** The statuses of goods on their way to a shopper, from abroad or from a Russian warehouse. */
const way = [
  'PURCHASED_FROM_SELLER',
  'TRANSFERRED_TO_LOGISTICS_CENTER',
  'CUSTOMS_CLEARANCE_IN_TURKEY',
  'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED',
  'SHIPPED_TO_RUSSIA_STOCK_MEET',
  'ACCEPTED_IN_RUSSIA_STOCK_MEET',
  'AWAITING_SENT_FROM_MEET',
  'HANDED_OVER_FOR_DELIVERY',
  'DELIVERED',
];

/**
 * Moves the units of an order through their statuses until they are delivered, each unit separately, because some may
 * come from abroad. Statuses of other delivery routes are refused.
 */
export async function deliver(number: string): Promise<void> {
  const order = await findOrder(number);
  for (const { id } of order.orderProductItems) {
    let last: { moved: boolean; message: string | null } | undefined;
    for (const status of way) {
      [last] = await asOperator<{ moved: boolean; message: string | null }[]>(
        `mutation ($uuid: ID!, $id: ID!, $status: OrderStatus!) {
           moveItems(dto: { orders: [{ orderUuid: $uuid, itemIds: [$id] }], status: $status }) { moved message } }`,
        { uuid: order.uuid, id, status },
      );
    }
    if (!last?.moved) throw new Error(`The order was not delivered: ${last?.message}`);
  }
}

interface Ordered {
  uuid: string;
  number: number;
  updatedAt: string;
  orderProductItems: { id: string }[];
}

async function findOrder(number: string): Promise<Ordered> {
  const { items } = await asOperator<{ items: Ordered[] }>(
    `query ($search: String!) {
       orders(dto: { search: $search }) { items { uuid number updatedAt orderProductItems { id } } } }`,
    { search: number },
  );
  return items.find((order) => order.number === Number(number))!;
}

/**
 * Adds a unit of some sneakers to an order, like an operator after a call. In a paid order the unit waits for a
 * payment.
 */
export async function addUnit(number: string): Promise<void> {
  const { items } = await ask<{ items: { item: { id: string } }[] }>(
    API,
    `{ filteredProducts(dto: { categories: ["sneakers"], deliverySpeed: [FAST] }, pagination: { page: 2 }) {
         items { item { id } } } }`,
    {},
  );
  const { uuid, updatedAt } = await findOrder(number);
  const { item } = items[randomInt(items.length)]!;
  await asOperator('mutation ($dto: EditOrderInput!) { editOrder(dto: $dto) { uuid } }', {
    dto: {
      ...{ orderUuid: uuid, updatedAt, addItems: [{ itemId: item.id }] },
      ...{ reason: 'The shopper has asked for one thing more', idempotencyKey: randomUUID() },
    },
  });
}

/** Returns the sign-in link that `npm run admin -- sign-in NAME` prints. */
export async function signInLink(name = ADMIN): Promise<string> {
  const [{ link }] = (await runAdmin('sign-in', name)) as [{ link: string }];
  return link;
}

/** Runs `npm run admin` on the shop of these tests, and returns its output. */
export async function runAdmin(...command: string[]): Promise<unknown> {
  const ownShop = {
    MEET_DATA_FOLDER: dirname(dirname(process.env.JOURNEY_API_LOG!)),
    POSTGRES_PORT: '54330',
    API_PORT: '4310',
    STOREFRONT_PORT: '3310',
    DATABASE_URL: '',
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../bin/meet.js'), 'with-database', 'operator/admin', '--json', ...command],
    { env: { ...process.env, ...(process.env.SHOP_URL ? {} : ownShop) } },
  );
  return JSON.parse(stdout);
}
