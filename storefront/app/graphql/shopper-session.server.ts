import { isExpired } from './is-expired.server';

export interface Tokens {
  access: string | null;
  refresh: string | null;
}

/** Returns new tokens for a refresh token, or null if the API refuses it. Throws if the API does not answer. */
export type Refresh = (refreshToken: string) => Promise<Tokens | null>;

const nobody: Tokens = { access: null, refresh: null };

/** The tokens of one request: read from the cookies, renewed lazily. */
export class ShopperSession {
  private changed = false;
  private closed = false;
  private renewal: Promise<void> | null = null;

  constructor(
    private tokens: Tokens,
    private readonly refresh: Refresh,
  ) {}

  /** The access token, renewed first if it has expired; null for a guest. */
  async accessToken(): Promise<string | null> {
    if (isExpired(this.tokens.access)) await this.renew();
    return this.tokens.access;
  }

  /** The access token after the API refused `refused`. Null ends the session: the shopper is a guest. */
  async accessTokenInsteadOf(refused: string): Promise<string | null> {
    // Another call of this request may have renewed the token already.
    if (this.tokens.access === refused) await this.renew();
    return this.tokens.access;
  }

  /** Keeps the tokens of a shopper who has just signed in. */
  start(tokens: Tokens): void {
    this.tokens = tokens;
    this.changed = true;
  }

  /** Drops the tokens: the shopper is a guest. */
  end(): void {
    const { access, refresh } = this.tokens;
    this.tokens = nobody;
    this.changed ||= access !== null || refresh !== null;
  }

  /** The tokens to write into cookies, or null if they did not change. Called before the headers are sent. */
  async close(): Promise<Tokens | null> {
    await this.renewal?.catch(() => undefined);
    this.closed = true;
    return this.changed ? this.tokens : null;
  }

  private renew(): Promise<void> {
    this.renewal ??= this.renewOnce().finally(() => {
      this.renewal = null;
    });
    return this.renewal;
  }

  private async renewOnce(): Promise<void> {
    const { refresh } = this.tokens;
    // After the headers are sent no cookie can carry new tokens: renewing would lose the session.
    if (this.closed || refresh === null) return this.end();
    const renewed = await this.refresh(refresh);
    if (renewed) this.start(renewed);
    else this.end();
  }
}
