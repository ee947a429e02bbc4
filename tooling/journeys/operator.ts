import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { codesFor } from './shopper.js';

/** URL of the API: of the shop that these tests start, or of the one at SHOP_URL. */
const API = process.env.API_URL ?? `http://127.0.0.1:${process.env.SHOP_URL ? 4000 : 4310}/graphql`;
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

/** Signs in as the demo's operator with the code from the log, and returns the access token. */
async function signInAsOperator(): Promise<string> {
  const before = (await codesFor(ADMIN)).length;
  await ask(API, 'mutation ($email: String!) { sendEmailCode(dto: { email: $email }) { status } }', { email: ADMIN });
  let codes: string[] = [];
  for (let tries = 0; tries < 100 && codes.length <= before; tries += 1) {
    await new Promise((done) => setTimeout(done, 100));
    codes = await codesFor(ADMIN);
  }
  const { authData } = await ask<{ authData: { accessToken: string } }>(
    API,
    `mutation ($email: String!, $code: String!) {
       authenticate(dto: { emailOrPhone: $email, code: $code }) { authData { accessToken } } }`,
    { email: ADMIN, code: codes.at(-1) },
  );
  return authData.accessToken;
}

/** Moves an order through all its statuses until it is delivered. Its goods must be from a Russian warehouse. */
export async function deliver(number: string): Promise<void> {
  const token = await signInAsOperator();
  const admin = API.replace(/graphql$/, 'admin/graphql');
  const { items } = await ask<{ items: { uuid: string; number: number }[] }>(
    admin,
    'query ($search: String!) { orders(dto: { search: $search }) { items { uuid number } } }',
    { search: number },
    token,
  );
  const order = items.find((found) => found.number === Number(number))!;
  for (const status of ['AWAITING_SENT_FROM_MEET', 'HANDED_OVER_FOR_DELIVERY', 'DELIVERED']) {
    const [result] = await ask<{ moved: boolean; message: string | null }[]>(
      admin,
      `mutation ($uuid: ID!, $status: OrderStatus!) {
         moveItems(dto: { orders: [{ orderUuid: $uuid }], status: $status }) { moved message } }`,
      { uuid: order.uuid, status },
      token,
    );
    if (!result?.moved) throw new Error(`${status}: ${result?.message}`);
  }
}

/** Returns the sign-in link that `npm run admin -- sign-in NAME` prints. */
export async function signInLink(name = ADMIN): Promise<string> {
  const ownShop = {
    MEET_DATA_FOLDER: dirname(dirname(process.env.JOURNEY_API_LOG!)),
    POSTGRES_PORT: '54330',
    API_PORT: '4310',
    STOREFRONT_PORT: '3310',
    DATABASE_URL: '',
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../bin/meet.js'), 'with-database', 'operator/admin', '--json', 'sign-in', name],
    { env: { ...process.env, ...(process.env.SHOP_URL ? {} : ownShop) } },
  );
  const [{ link }] = JSON.parse(stdout) as [{ link: string }];
  return link;
}
