import { addressOfNetwork } from '../abuse/invented.js';

/** A request of the load, ready to be sent. */
export interface Ask {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** What visitors do many times over. */
export interface Operation {
  name: string;
  /** Returns request number `n`, counted from 0. Writing operations never return the same request twice. */
  request(n: number): Ask;
  /** Number of different requests, if they repeat themselves. */
  distinct?: number;
  /** How many requests to check before the operation is timed. */
  samples: number;
  /** Describes what is wrong with an answer; undefined if it is right. */
  faultOf(body: Buffer, n: number): string | undefined;
  /** The statement of the bare server that reads the same rows; undefined if there is none. */
  statement?: 'page' | 'product' | 'search' | 'commit';
  /** Number of requests after which they repeat themselves, and it would no longer be this operation. */
  atMost?: number;
}

/** A request of the GraphQL API, as the storefront sends it. */
export function graphql(query: string, variables: object, headers: Record<string, string> = {}): Ask {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  };
}

/** Headers of a visitor from network number `n`: what one address may ask for and hold at a time is limited. */
export const from = (n: number, edgeSecret: string): Record<string, string> => ({
  'x-meet-client-address': addressOfNetwork(n),
  'x-meet-edge-secret': edgeSecret,
  'x-forwarded-for': addressOfNetwork(n),
});

/** The operation by many visitors, each request from a network of its own. */
export function byMany(operation: Operation, edgeSecret: string): Operation {
  const request = (n: number): Ask => {
    const ask = operation.request(n);
    return { ...ask, headers: { ...ask.headers, ...from(n, edgeSecret) } };
  };
  return { ...operation, request };
}
