import type { AbusedShop } from './abused-shop.js';

/** Who sends a call: the IP address, the access token, and the token of a device that has signed in before. */
export interface By {
  address: string;
  token?: string;
  device?: string;
}

export interface Answer {
  data?: Record<string, Record<string, unknown> | null> | null;
  errors?: { message: string; extensions: { code: string; reason?: string } }[];
}

let asked = 0;

/** Sends a query to one of the API processes; successive calls alternate between them. */
export async function callApi(shop: AbusedShop, query: string, by: By, variables: object = {}): Promise<Answer> {
  const origin = shop.processes[(asked += 1) % shop.processes.length]!;
  const answer = await postQuery(shop, origin, { query, variables }, by);
  return (await answer.json()) as Answer;
}

/** Returns `ok`, or the code of the first GraphQL error. */
export function outcomeOf({ errors }: Answer): string {
  return errors?.[0]?.extensions.code ?? 'ok';
}

export function postQuery(
  { secrets }: AbusedShop,
  origin: string,
  body: { query: string; variables?: object },
  { address, token, device }: By,
  signal: AbortSignal | null = null,
): Promise<Response> {
  return fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-meet-client-address': address,
      'x-meet-edge-secret': secrets.EDGE_SECRET,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(device ? { 'x-meet-device': device } : {}),
    },
    body: JSON.stringify(body),
    signal,
  });
}
