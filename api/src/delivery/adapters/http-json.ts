import { ProviderError, type ProviderErrorCode } from '../provider-error.js';

export interface JsonAnswer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** The parsed body; undefined if it is not JSON. */
  body: unknown;
}

/**
 * Sends a request and returns the response with any status. Throws a `ProviderError` if no response came, or one of
 * more than `mostBytes`.
 */
export async function askJson(
  url: string,
  init: RequestInit & { signal: AbortSignal },
  mostBytes = Infinity,
): Promise<JsonAnswer> {
  try {
    // Redirects are not followed, because the request with the shop's secrets would go to another host.
    const answer = await fetch(url, { ...init, redirect: 'manual' });
    const bytes = await read(answer, mostBytes);
    return { status: answer.status, headers: answer.headers, bytes, body: parse(new TextDecoder().decode(bytes)) };
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    if (init.signal.aborted) throw new ProviderError('LATE', 'no answer in time', { cause: error });
    // The message of a fetch error is always “fetch failed”; the reason is in its cause.
    const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    throw new ProviderError('DOWN', code ?? message, { cause: error });
  }
}

/** Returns the error for a response whose status is not 200, for use if the body does not explain it better. */
export function failureOf({ status, body }: JsonAnswer): ProviderError {
  return new ProviderError(codeOf(status), `HTTP ${status}: ${JSON.stringify(body)?.slice(0, 300) ?? 'no JSON'}`);
}

function codeOf(status: number): ProviderErrorCode {
  if (status === 401 || status === 403) return 'REFUSED';
  if (status === 429) return 'LIMITED';
  if (status === 408 || status >= 500) return 'DOWN';
  return status >= 400 ? 'INVALID' : 'NONSENSE';
}

async function read({ body }: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > most) throw new ProviderError('NONSENSE', `more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
