import { z } from 'zod';
import { ProviderError, type ProviderErrorCode } from '../provider-error.js';
import { askJson, failureOf, type JsonAnswer } from './http-json.js';

export interface CdekCredentials {
  url: string;
  account: string;
  password: string;
}

type Question = RequestInit & { signal: AbortSignal };

interface Token {
  value: string;
  /** Time of the next renewal, in milliseconds of `performance.now()`. */
  renewAt: number;
}

/** How long before its expiry the token is renewed. Requests in progress must not outlast it. */
const RENEW_BEFORE_MS = 60_000;
const TOKEN_TIMEOUT_MS = 3000;

const TokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const ErrorsAnswer = z.object({
  errors: z.array(z.object({ code: z.string(), message: z.string().nullish() })).min(1),
});
/** Methods that only take a request up report its errors inside of it. */
const RequestsAnswer = z.object({ requests: z.tuple([ErrorsAnswer], z.unknown()) });

/** CDEK's error codes that mean something more specific than an invalid request. */
const CODES: Readonly<Record<string, ProviderErrorCode>> = {
  err_result_service_empty: 'UNAVAILABLE',
  v2_internal_error: 'DOWN',
  v2_similar_request_still_processed: 'DOWN',
  v2_token_expired: 'REFUSED',
  v2_authorization_incorrect: 'REFUSED',
};

/** Sends requests to CDEK's API v2 with the credentials of one contract. */
export class CdekAccount {
  private token: Promise<Token> | null = null;

  constructor(private readonly credentials: CdekCredentials) {}

  /**
   * Returns the response, without validating its content. Throws a `ProviderError`. If CDEK rejects the token, renews
   * it and retries once.
   */
  async ask(path: string, question: Question, mostBytes?: number): Promise<JsonAnswer> {
    const ask = (token: Token) => this.askWith(token, path, question, mostBytes);
    const token = await this.currentToken();
    let answer = await ask(token);
    if (isTokenRefused(answer)) answer = await ask(await this.currentToken(token));
    if (answer.status === 200 || answer.status === 202) return answer;
    throw cdekErrorOf(answer.body) ?? failureOf(answer);
  }

  private askWith(
    token: Token,
    path: string,
    { headers, ...question }: Question,
    mostBytes?: number,
  ): Promise<JsonAnswer> {
    const sent = { accept: 'application/json', ...headers, authorization: `Bearer ${token.value}` };
    return askJson(`${this.credentials.url}${path}`, { ...question, headers: sent }, mostBytes);
  }

  /**
   * Returns the current token. If it is about to expire, or is the token `refused` that CDEK has just rejected, fetches
   * a new one; concurrent requests share one renewal.
   */
  private async currentToken(refused?: Token): Promise<Token> {
    const promised = (this.token ??= this.renew());
    const token = await promised;
    if (token !== refused && performance.now() < token.renewAt) return token;
    if (this.token === promised) this.token = this.renew();
    return this.token ?? this.renew();
  }

  private renew(): Promise<Token> {
    const renewal = this.fetchToken();
    // A failed renewal is not cached: the next request tries again.
    renewal.catch(() => {
      if (this.token === renewal) this.token = null;
    });
    return renewal;
  }

  /**
   * Fetches a token. It has its own timeout, because other requests wait for the token even if the request that started
   * the renewal is aborted.
   */
  private async fetchToken(): Promise<Token> {
    const { url, account, password } = this.credentials;
    const answer = await askJson(`${url}/v2/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: account, client_secret: password }),
      signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS),
    });
    // CDEK answers 400 or 401 if the credentials are unknown.
    if (answer.status === 400) throw new ProviderError('REFUSED', failureOf(answer).message);
    if (answer.status !== 200) throw failureOf(answer);
    const token = TokenAnswer.safeParse(answer.body);
    if (!token.success) throw new ProviderError('NONSENSE', 'no token in the answer');
    const { access_token: value, expires_in: seconds } = token.data;
    return { value, renewAt: performance.now() + Math.max(1000 * seconds - RENEW_BEFORE_MS, 1000) };
  }
}

/** Returns the error in CDEK's response, or null if the response contains none. */
export function cdekErrorOf(body: unknown): ProviderError | null {
  const told = RequestsAnswer.safeParse(body).data?.requests[0] ?? ErrorsAnswer.safeParse(body).data;
  if (!told) return null;
  const [{ code, message }] = told.errors as [{ code: string; message?: string | null }];
  return new ProviderError(CODES[code.toLowerCase()] ?? 'INVALID', `${code}: ${message ?? ''}`);
}

function isTokenRefused({ status, body }: JsonAnswer): boolean {
  return status === 401 || /^v2_(token_expired|authorization_incorrect)/.test(cdekErrorOf(body)?.message ?? '');
}
