import { addressOfNetwork } from '../abuse/invented.js';

/** A request of the load test, ready to be sent. */
export interface Ask {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** An operation that visitors perform many times. */
export interface Operation {
  name: string;
  /** Returns request number `n`, counted from 0. Writing operations never return the same request twice. */
  request(n: number): Ask;
  /** Number of different requests, if requests repeat. */
  distinct?: number;
  /** How many requests to check before the operation is timed. */
  samples: number;
  /** Describes what is wrong with a response; undefined if it is correct. */
  faultOf(body: Buffer, n: number): string | undefined;
  /** The statement with which the bare server reads the same rows; undefined if there is none. */
  statement?: 'page' | 'product' | 'search' | 'commit';
  /** Maximum number of requests. After it requests would repeat, and the operation would be a different one. */
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

/**
 * Returns the headers of a visitor from network number `n`, because requests and reservations of one address are
 * limited.
 */
export const from = (n: number, edgeSecret: string): Record<string, string> => ({
  'x-meet-client-address': addressOfNetwork(n),
  'x-meet-edge-secret': edgeSecret,
  'x-forwarded-for': addressOfNetwork(n),
});

/** Returns the operation as performed by many visitors, each request from a different network. */
export function byMany(operation: Operation, edgeSecret: string): Operation {
  const request = (n: number): Ask => {
    const ask = operation.request(n);
    return { ...ask, headers: { ...ask.headers, ...from(n, edgeSecret) } };
  };
  return { ...operation, request };
}
