import type { SentDocument } from './document.js';
import { MeetError, type GraphQLFault } from './meet-error.js';

/** Maximum length of a URL that every browser, proxy and server accepts. A longer query is sent by POST. */
const LONGEST_ADDRESS = 2000;

/** One request, without retries. */
export interface Post {
  url: string;
  headers: Record<string, string>;
  document: SentDocument;
  variables: unknown;
  /** Whether to send it by GET, so that caches may store the answer. */
  cacheable?: boolean;
  /** Timeout in milliseconds. */
  timeout: number;
  signal: AbortSignal | undefined;
  fetch: typeof globalThis.fetch;
}

interface Answer {
  data?: unknown;
  errors?: readonly GraphQLFault[];
}

/** Returns `data` of the answer. Rejects with a `MeetError`, or with the signal's reason. */
export async function post({
  url,
  headers,
  document,
  variables,
  cacheable = false,
  timeout,
  signal,
  fetch,
}: Post): Promise<unknown> {
  const body = { ...document, variables: variables ?? {} };
  const address = cacheable ? addressOf(url, body) : url;
  const byGet = cacheable && address.length <= LONGEST_ADDRESS;
  const late = AbortSignal.timeout(timeout);
  let response: Response;
  let text: string;
  try {
    response = await fetch(byGet ? address : url, {
      ...(byGet ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...(byGet ? {} : { 'content-type': 'application/json' }), accept: 'application/json', ...headers },
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    text = await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    const why = late.aborted ? `gave no answer within ${timeout} ms` : 'cannot be reached';
    throw new MeetError('NETWORK_ERROR', `${url} ${why}`, { cause });
  }

  const { status } = response;
  const retryAt = retryAfter(response.headers.get('retry-after'));
  const { data, errors } = answerOf(text);
  const [first] = errors ?? [];
  if (first) {
    const { extensions = {} } = first;
    const { code } = extensions;
    throw new MeetError(typeof code === 'string' ? code : 'HTTP_ERROR', first.message, {
      extensions,
      errors: errors!,
      status,
      retryAt: typeof extensions['retryAt'] === 'string' ? undefined : retryAt,
      data,
    });
  }
  if (data === undefined || data === null)
    throw new MeetError('HTTP_ERROR', `${url} answered ${status} without data`, { status, retryAt });
  return data;
}

/** Returns the URL of a query sent by GET; fields that are objects are written as JSON. */
function addressOf(url: string, body: object): string {
  const fields = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `${url}?${new URLSearchParams(fields)}`;
}

function answerOf(text: string): Answer {
  try {
    return (JSON.parse(text) ?? {}) as Answer;
  } catch {
    return {};
  }
}

/** Reads the header `retry-after`, which the API sends in seconds. */
function retryAfter(header: string | null): Date | undefined {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) ? new Date(Date.now() + seconds * 1000) : undefined;
}
