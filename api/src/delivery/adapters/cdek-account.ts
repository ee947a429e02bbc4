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
  /** On the clock of `performance`. */
  renewAt: number;
}

/** The token is renewed this long before its end, so that it outlives every request under way. */
const RENEW_BEFORE_MS = 60_000;
const TOKEN_TIMEOUT_MS = 3000;

const TokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const ErrorsAnswer = z.object({
  errors: z.array(z.object({ code: z.string(), message: z.string().nullish() })).min(1),
});

/** Error codes of CDEK with a more precise meaning than “invalid request”. */
const CODES: Readonly<Record<string, ProviderErrorCode>> = {
  err_result_service_empty: 'UNAVAILABLE',
  v2_internal_error: 'DOWN',
  v2_similar_request_still_processed: 'DOWN',
  v2_token_expired: 'REFUSED',
  v2_authorization_incorrect: 'REFUSED',
  v2_entity_forbidden: 'REFUSED',
};

/** Requests to the API v2 of CDEK, on behalf of one contract. */
export class CdekAccount {
  private token: Promise<Token> | null = null;

  constructor(private readonly credentials: CdekCredentials) {}

  /** The answer, not validated yet. Throws a `ProviderError`. A rejected token is renewed once. */
  async ask(path: string, question: Question): Promise<JsonAnswer> {
    const token = await this.currentToken();
    let answer = await this.askWith(token, path, question);
    if (isTokenRefused(answer)) answer = await this.askWith(await this.currentToken(token), path, question);
    if (answer.status === 200) return answer;
    throw cdekErrorOf(answer.body) ?? failureOf(answer);
  }

  private askWith(token: Token, path: string, { headers, ...question }: Question): Promise<JsonAnswer> {
    return askJson(`${this.credentials.url}${path}`, {
      ...question,
      headers: { accept: 'application/json', ...headers, authorization: `Bearer ${token.value}` },
    });
  }

  /** The current token; `refused` is one that was rejected. Concurrent requests share one renewal. */
  private async currentToken(refused?: Token): Promise<Token> {
    const promised = (this.token ??= this.renew());
    const token = await promised;
    if (token !== refused && performance.now() < token.renewAt) return token;
    if (this.token === promised) this.token = this.renew();
    return this.token ?? this.renew();
  }

  private renew(): Promise<Token> {
    const renewal = this.fetchToken();
    // A failure is not cached: the next request tries again.
    renewal.catch(() => {
      if (this.token === renewal) this.token = null;
    });
    return renewal;
  }

  /** Has its own timeout: the request that started it may be aborted while others wait for it. */
  private async fetchToken(): Promise<Token> {
    const { url, account, password } = this.credentials;
    const answer = await askJson(`${url}/v2/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: account, client_secret: password }),
      signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS),
    });
    // CDEK answers 400 or 401 to unknown credentials.
    if (answer.status === 400) throw new ProviderError('REFUSED', failureOf(answer).message);
    if (answer.status !== 200) throw failureOf(answer);
    const token = TokenAnswer.safeParse(answer.body);
    if (!token.success) throw new ProviderError('NONSENSE', 'no token in the answer');
    const { access_token: value, expires_in: seconds } = token.data;
    return { value, renewAt: performance.now() + Math.max(1000 * seconds - RENEW_BEFORE_MS, 1000) };
  }
}

/** Null if the answer names no error. */
export function cdekErrorOf(body: unknown): ProviderError | null {
  const answer = ErrorsAnswer.safeParse(body);
  if (!answer.success) return null;
  const [{ code, message }] = answer.data.errors as [{ code: string; message?: string | null }];
  return new ProviderError(CODES[code.toLowerCase()] ?? 'INVALID', `${code}: ${message ?? ''}`);
}

function isTokenRefused({ status, body }: JsonAnswer): boolean {
  return status === 401 || /^v2_(token_expired|authorization_incorrect)/.test(cdekErrorOf(body)?.message ?? '');
}
