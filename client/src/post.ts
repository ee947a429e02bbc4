import { MeetError, type GraphQLFault } from './meet-error.js';

/** One request, without repetitions. */
export interface Post {
  url: string;
  headers: Record<string, string>;
  operation: string;
  variables: unknown;
  /** Milliseconds within which the answer has to come. */
  timeout: number;
  signal: AbortSignal | undefined;
  fetch: typeof globalThis.fetch;
}

interface Answer {
  data?: unknown;
  errors?: readonly GraphQLFault[];
}

/** Returns `data` of the answer. Rejects with a `MeetError`, or with the reason of the signal. */
export async function post({ url, headers, operation, variables, timeout, signal, fetch }: Post): Promise<unknown> {
  const late = AbortSignal.timeout(timeout);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ query: String(operation), variables: variables ?? {} }),
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

function answerOf(text: string): Answer {
  try {
    return (JSON.parse(text) ?? {}) as Answer;
  } catch {
    return {};
  }
}

/** Reads the header `retry-after` in seconds, as the API sends it. */
function retryAfter(header: string | null): Date | undefined {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) ? new Date(Date.now() + seconds * 1000) : undefined;
}
