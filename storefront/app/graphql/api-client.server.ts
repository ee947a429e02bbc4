import type { AnyVariables, CombinedError } from '@urql/core';
import { logError } from './log.server';
import { currentRequest } from './current-request.server';
import { noSignal } from './page-errors';
import { faultsOf, isUnauthorized, type ApiFault } from './api-fault';
import { postToApi } from './api-transport.server';
import type { ApiDocument } from './generated/graphql';

export interface ApiAnswer<Data> {
  /** Null if the API answered with one of the expected error codes. */
  data: Data | null;
  codes: string[];
  faults: ApiFault[];
}

export interface ApiCall<Data, Variables extends AnyVariables> {
  document: ApiDocument<Data, Variables>;
  variables: Variables;
  /** Aborts the call when the shopper disconnects. */
  signal: AbortSignal;
  /** Error codes that the caller handles. Any other error becomes a response with status 503. */
  expected?: readonly string[];
}

/** Calls the API with the shopper's token. If the API refuses the token, it is renewed and the call repeated once. */
export async function askApi<Data, Variables extends AnyVariables>(
  call: ApiCall<Data, Variables>,
): Promise<ApiAnswer<Data>> {
  const { session, asker } = currentRequest();
  const post = async (token: string | null) => postToApi({ ...call, asker, token });

  const token = await session.accessToken();
  let result = await post(token);
  if (token !== null && isUnauthorized(result.error)) {
    result = await post(await session.accessTokenInsteadOf(token));
  }

  const faults = faultsOf(result.error);
  // The shopper has disconnected, which need not be logged.
  if (call.signal.aborted) throw noSignal();
  if (result.error && faults.length === 0) throw lost(result.error);
  if (faults.some(({ code }) => !call.expected?.includes(code))) throw lost(result.error);
  return { data: result.data ?? null, codes: faults.map(({ code }) => code), faults };
}

/** Logs only error codes and field paths, because a message may quote what the shopper typed. */
function lost(error: CombinedError | undefined) {
  currentRequest().faults.count += 1;
  const places = error?.graphQLErrors.map(({ path, extensions }) => `${path?.join('.') ?? '?'}: ${extensions['code']}`);
  logError('The API did not answer as it should:', places?.length ? places : error?.networkError);
  return noSignal();
}
