import { isExpired } from './is-expired.server';

export interface Tokens {
  access: string | null;
  refresh: string | null;
}

/** Gives a new pair for a refresh token, or null where the API refuses it. Throws when the API cannot be asked. */
export type Refresh = (refreshToken: string) => Promise<Tokens | null>;

const nobody: Tokens = { access: null, refresh: null };

/** Who asks, for the length of one request: the tokens of the browser's cookies and what becomes of them. */
export class ShopperSession {
  private changed = false;
  private closed = false;
  private renewal: Promise<void> | null = null;

  constructor(
    private tokens: Tokens,
    private readonly refresh: Refresh,
  ) {}

  /** The token to send, renewed beforehand where it would be refused; null for a guest. */
  async accessToken(): Promise<string | null> {
    if (isExpired(this.tokens.access)) await this.renew();
    return this.tokens.access;
  }

  /** After the API refused a token: another one, or null, and then the shopper is a guest. */
  async accessTokenInsteadOf(refused: string): Promise<string | null> {
    // Another call of this request may have renewed it meanwhile.
    if (this.tokens.access === refused) await this.renew();
    return this.tokens.access;
  }

  /** The shopper has just signed in. */
  start(tokens: Tokens): void {
    this.tokens = tokens;
    this.changed = true;
  }

  /** The shopper is a guest from now on. */
  end(): void {
    const { access, refresh } = this.tokens;
    this.tokens = nobody;
    this.changed ||= access !== null || refresh !== null;
  }

  /** The answer's head is about to be sent: what is to be kept of the tokens, or null if nothing has changed. */
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
    // A pair that no cookie can carry any more would be lost, and the session with it: late parts are a guest's.
    if (this.closed || refresh === null) return this.end();
    const renewed = await this.refresh(refresh);
    if (renewed) this.start(renewed);
    else this.end();
  }
}
