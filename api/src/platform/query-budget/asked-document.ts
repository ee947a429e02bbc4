import type { FastifyRequest } from 'fastify';
import { QUERY_LIMITS } from '../graphql/query-limits.js';
import { sizeOf, type ContentSize } from './content-size.js';
import { VALUES_A_POINT } from './query-cost.js';

export interface AskedDocument {
  /** The query's text; undefined if the request contains none, or only the hash of an unknown persisted query. */
  text: string | undefined;
  operationName: unknown;
  variables: Record<string, unknown>;
  /** The size of the request beside the text: its variables, and any other content from the sender. */
  content: ContentSize;
}

/**
 * The parts of a GraphQL request: the text of a query, its hash, or both; undefined for a part that it does not
 * contain.
 */
export interface AskedText {
  text: string | undefined;
  /** SHA-256 of the text, according to the client. */
  hash: string | undefined;
}

/** Apollo stores persisted queries under keys with this prefix. */
export const persistedKey = (hash: string): string => `apq:${hash}`;

export function askedText(request: FastifyRequest): AskedText {
  const { query, extensions } = paramsOf(request);
  return { text: typeof query === 'string' ? query : undefined, hash: hashOf(parsed(extensions)) };
}

/** Returns the hash that the `extensions` of a request name. */
export function hashOf(extensions: unknown): string | undefined {
  const { sha256Hash } = recordOf(recordOf(extensions)['persistedQuery']);
  return typeof sha256Hash === 'string' ? sha256Hash : undefined;
}

/** Reads a GraphQL request over HTTP, by POST or GET, whose text is known. */
export function documentOf(request: FastifyRequest, text: string | undefined): AskedDocument {
  const params = paramsOf(request);
  const variables = recordOf(parsed(params['variables']));
  return {
    text,
    operationName: params['operationName'],
    variables,
    content: contentSize({ ...params, variables }),
  };
}

/**
 * Returns the size of a request's content beside the text of its document. Counting stops where it would be refused.
 */
export function contentSize({ query: _, ...rest }: Record<string, unknown>): ContentSize {
  return sizeOf(rest, QUERY_LIMITS.points * VALUES_A_POINT);
}

const paramsOf = (request: FastifyRequest) => recordOf(request.method === 'GET' ? request.query : request.body);

/** In GET requests, objects are JSON text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
