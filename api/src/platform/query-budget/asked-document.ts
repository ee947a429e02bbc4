import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import type { FastifyRequest } from 'fastify';

export interface AskedDocument {
  /** The query's text; undefined if the request contains none, or only the hash of an unknown persisted query. */
  text: string | undefined;
  operationName: unknown;
  variables: Record<string, unknown>;
  /** Approximate size of the variables in bytes. */
  bytes: number;
}

/** Reads a GraphQL request over HTTP: by POST or GET, with the text of a query or the hash of a persisted one. */
export async function documentOf(request: FastifyRequest, persisted: KeyValueCache): Promise<AskedDocument> {
  const params = recordOf(request.method === 'GET' ? request.query : request.body);
  const text = typeof params['query'] === 'string' ? params['query'] : await persistedText(params, persisted);
  return {
    text,
    operationName: params['operationName'],
    variables: recordOf(parsed(params['variables'])),
    bytes: Math.max(0, Number(request.headers['content-length'] ?? request.url.length) - (text?.length ?? 0)),
  };
}

async function persistedText(params: Record<string, unknown>, persisted: KeyValueCache): Promise<string | undefined> {
  const { sha256Hash } = recordOf(recordOf(parsed(params['extensions']))['persistedQuery']);
  // Apollo stores persisted queries under keys with this prefix.
  return typeof sha256Hash === 'string' ? persisted.get(`apq:${sha256Hash}`) : undefined;
}

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
