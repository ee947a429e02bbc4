import { createClient, createRequest, fetchExchange, type AnyVariables, type OperationResult } from '@urql/core';
import { getOperationAST } from 'graphql';
import { readConfig } from '../../server/config.js';
import { shopperHeaders, type Shopper } from '../../server/shopper-headers.js';
import type { ApiDocument } from './generated/graphql';

export const apiConfig = readConfig(process.env);

export function askerHeaders(asker: Shopper, token: string | null): Record<string, string> {
  return {
    ...shopperHeaders(asker, apiConfig),
    ...(asker.userAgent ? { 'user-agent': asker.userAgent } : {}),
    ...(asker.requestId ? { 'x-request-id': asker.requestId } : {}),
    ...(asker.device ? { 'x-meet-device': asker.device } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

export interface ApiPost<Data, Variables extends AnyVariables> {
  document: ApiDocument<Data, Variables>;
  variables: Variables;
  asker: Shopper;
  token: string | null;
  signal?: AbortSignal | undefined;
}

/** Creates a client for every call, so that shoppers share no cache. */
export function postToApi<Data, Variables extends AnyVariables>(
  post: ApiPost<Data, Variables>,
): Promise<OperationResult<Data, Variables>> {
  // Each document is parsed only once, and is recognised by its text afterwards.
  const request = createRequest<Data, Variables>(post.document, post.variables);
  const changes = getOperationAST(request.query)?.operation === 'mutation';
  const client = createClient({
    url: apiConfig.apiUrl,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetchOptions: { headers: askerHeaders(post.asker, post.token) },
    fetch: (input, init) => {
      const ask = () => fetch(input, { ...init, signal });
      const signal = deadline(post.signal);
      return changes ? ask() : askAgainIfLost(ask, signal);
    },
  });
  return (changes ? client.executeMutation(request) : client.executeQuery(request)).toPromise();
}

/** HTTP statuses of an edge proxy when the API process was killed during a response. */
const LOST = [502, 504];

/** Repeats a query once if its API process, or the connection to it, was lost. Another process then responds. */
async function askAgainIfLost(ask: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  const answer = await ask().catch((error: unknown) => {
    if (signal.aborted) throw error;
    return null;
  });
  if (answer && !LOST.includes(answer.status)) return answer;
  await answer?.body?.cancel();
  return ask();
}

/** A signal that aborts a call when the shopper disconnects or after `API_TIMEOUT_MS`. */
export function deadline(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(apiConfig.apiTimeout);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
