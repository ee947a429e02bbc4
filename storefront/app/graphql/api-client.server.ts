import { createClient, fetchExchange, type AnyVariables, type TypedDocumentNode } from '@urql/core';
import { readConfig } from '../../server/config.js';
import { logError } from '../log.server';
import { noSignal } from '../shell/page-errors';

const config = readConfig(process.env);

export interface ApiAnswer<Data> {
  /** Null when the API answered with one of the expected codes. */
  data: Data | null;
  codes: string[];
}

export interface ApiCall<Data, Variables extends AnyVariables> {
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** The request of the shopper: when it goes away, so does ours. */
  signal: AbortSignal;
  /** Codes that the page has an answer to. Any other failure is a lost signal. */
  expected?: readonly string[];
}

/** One client a call: nothing of one shopper can reach another, and there is no cache to go stale. */
export async function askApi<Data, Variables extends AnyVariables>(
  call: ApiCall<Data, Variables>,
): Promise<ApiAnswer<Data>> {
  const client = createClient({
    url: config.apiUrl,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: (input, init) =>
      fetch(input, { ...init, signal: AbortSignal.any([call.signal, AbortSignal.timeout(config.apiTimeout)]) }),
  });
  const result = await client.query(call.document, call.variables).toPromise();
  if (result.error?.networkError) {
    throw lost(result.error.networkError);
  }
  const codes = (result.error?.graphQLErrors ?? []).map(({ extensions }) => String(extensions['code'] ?? 'UNKNOWN'));
  if (codes.some((code) => !call.expected?.includes(code))) {
    throw lost(result.error);
  }
  return { data: result.data ?? null, codes };
}

function lost(cause: unknown) {
  logError('The API did not answer as it should:', cause);
  return noSignal();
}
