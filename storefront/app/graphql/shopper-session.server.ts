import { isExpired } from './is-expired.server';

export interface Tokens {
  access: string | null;
  refresh: string | null;
}

/** Returns new tokens for a refresh token, or null if the API refuses it. Throws if the API does not answer. */
export type Refresh = (refreshToken: string) => Promise<Tokens | null>;

const nobody: Tokens = { access: null, refresh: null };

/** The shopper's tokens during one request. They are read from the cookies and renewed when needed. */
export class ShopperSession {
  private changed = false;
  private closed = false;
  private renewal: Promise<void> | null = null;
  /** Whether the API ended the session, rather than the shopper. */
  wasLost = false;

  constructor(
    private tokens: Tokens,
    private readonly refresh: Refresh,
  ) {}

  /** The access token, renewed first if it has expired; null for a guest. */
  async accessToken(): Promise<string | null> {
    if (isExpired(this.tokens.access)) await this.renew();
    return this.tokens.access;
  }

  /**
   * Returns another access token after the API refused `refused`. Returns null if there is none; the shopper is then a
   * guest.
   */
  async accessTokenInsteadOf(refused: string): Promise<string | null> {
    // Another call of the same request may already have renewed the token.
    if (this.tokens.access === refused) await this.renew();
    return this.tokens.access;
  }

  /** Stores the tokens of a shopper who has just signed in. */
  start(tokens: Tokens): void {
    this.tokens = tokens;
    this.changed = true;
    this.wasLost = false;
  }

  /** Drops the tokens, so the shopper becomes a guest. */
  end(): void {
    const { access, refresh } = this.tokens;
    this.tokens = nobody;
    this.changed ||= access !== null || refresh !== null;
  }

  /**
   * Returns the tokens to write into cookies; null if they have not changed. Must be called before the headers are
   * sent.
   */
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
    // Once the headers are sent, new tokens cannot be written into cookies. Renewing would use up the refresh token and
    // so end the session.
    if (this.closed || refresh === null) return this.end();
    const renewed = await this.refresh(refresh);
    if (renewed) return this.start(renewed);
    this.wasLost = true;
    this.end();
  }
}
