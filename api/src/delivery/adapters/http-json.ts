import { ProviderError, type ProviderErrorCode } from '../provider-error.js';

export interface JsonAnswer {
  status: number;
  headers: Headers;
  /** Undefined where the body is no JSON. */
  body: unknown;
}

/** Sends a request; throws a `ProviderError` if no answer came at all. */
export async function askJson(url: string, init: RequestInit & { signal: AbortSignal }): Promise<JsonAnswer> {
  try {
    // Following a redirect would send our secrets to another host.
    const answer = await fetch(url, { ...init, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, body: parse(await answer.text()) };
  } catch (error) {
    if (init.signal.aborted) throw new ProviderError('LATE', 'no answer in time', { cause: error });
    // The error of fetch is always “fetch failed”; its cause has the reason.
    const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    throw new ProviderError('DOWN', code ?? message, { cause: error });
  }
}

/** Meaning of a status other than 200 if the body has no better reason. */
export function failureOf({ status, body }: JsonAnswer): ProviderError {
  return new ProviderError(codeOf(status), `HTTP ${status}: ${JSON.stringify(body)?.slice(0, 300) ?? 'no JSON'}`);
}

function codeOf(status: number): ProviderErrorCode {
  if (status === 401 || status === 403) return 'REFUSED';
  if (status === 429) return 'LIMITED';
  if (status === 408 || status >= 500) return 'DOWN';
  return status >= 400 ? 'INVALID' : 'NONSENSE';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
