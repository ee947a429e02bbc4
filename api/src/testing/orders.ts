import type { Answer, TestApi } from './test-api.js';
import { someAddress, somePhone, type Shopper } from './shoppers.js';

export const MOSCOW = '0c5b2444-70a0-4932-980c-b4dc0d3f02b5';

export const CREATE = `mutation ($dto: CreateOrderInput!) { createOrderWithPaymentLink(dto: $dto) { uuid id number paymentLink } }`;
export const REQUEST = `mutation ($dto: CreateOrderInput!) { createOrderRequest(dto: $dto) { uuid id number } }`;

type Asker = Pick<Shopper, 'ask'>;

let keys = 0;

/** Returns the input for an order of these offers, to be delivered to an address in Moscow. */
export function orderOf(items: { id: string; price: number }[], changes: Record<string, unknown> = {}) {
  keys += 1;
  return {
    idempotencyKey: `a-key-of-the-tests-${String(keys).padStart(6, '0')}`,
    items,
    contact: { name: 'Мария', surname: 'Иванова', phone: somePhone(), email: 'maria@example.com' },
    delivery: { address: { cityId: MOSCOW, street: 'Лесная', house: '7' } },
    paymentType: 'SBP',
    ...changes,
  };
}

export interface Placed {
  uuid: string;
  id: string;
  number: number;
  paymentLink: string | null;
}

export async function place(by: Asker, dto: object): Promise<Placed> {
  const answer = await by.ask(CREATE, { dto });
  if (!answer.data?.createOrderWithPaymentLink) throw new Error(JSON.stringify(answer.errors));
  return answer.data.createOrderWithPaymentLink as Placed;
}

export const codeOf = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions.code;

/** Returns a client that is not signed in. Each call comes from a new IP address, unless `from` gives one. */
export const guest = (api: TestApi, from?: string): Asker => ({
  ask: (query, variables) => api.ask(query, variables, { from: from ?? someAddress() }),
});

/** Simulates a click on a button of the sandbox's payment page. */
export async function atTheSandbox(api: TestApi, paymentLink: string, action: string): Promise<void> {
  const id = paymentLink.split('/').at(-1);
  const answer = await fetch(`${api.origin}/payments/sandbox/${id}/actions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}
