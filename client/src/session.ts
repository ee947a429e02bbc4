import {
  AuthenticateDocument,
  RefreshTokensDocument,
  SendEmailCodeDocument,
  SendSmsCodeDocument,
  SignOutDocument,
  type ApiDocument,
} from './generated/operations.js';
import { MeetError } from './meet-error.js';
import type { MeetStorage } from './storage.js';

/** The access and refresh token of a session. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Fields of a form that help to tell people from bots. */
export interface FormSigns {
  /** Value of a field hidden from people: if it is not empty, no code is sent. */
  honeypot?: string;
  /** When the page was loaded, in milliseconds since the epoch by the API's clock. */
  pageLoadTime?: number;
}

/** Who is signed in, and how to sign in and out. */
export interface Session {
  isSignedIn(): Promise<boolean>;
  /**
   * The access token, for requests that this client does not send itself, such as an event connection; null for a
   * guest. Pass a token that the API has refused to refresh it; simultaneous calls share one refresh.
   */
  accessToken(refused?: string): Promise<string | null>;
  /**
   * Sends a code by e-mail or SMS. Returns when the next code can be sent to this address. Fails with
   * `TOO_MANY_REQUESTS` or `CODE_NOT_SENT`.
   */
  sendCode(emailOrPhone: string, signs?: FormSigns): Promise<Date>;
  /** The last known time before which no code can be sent to this address; undefined if none is known. */
  cooldownUntil(emailOrPhone: string): Date | undefined;
  /** Signs in. `registered` is true if this created the account. Fails with `CODE_INVALID`. */
  signIn(emailOrPhone: string, code: string): Promise<{ registered: boolean }>;
  /** Deletes the tokens, even if the API cannot be reached. */
  signOut(): Promise<void>;
  /**
   * Calls `listener` on every sign-in and sign-out, also when the API ends the session and, with `localStorage`, in
   * other tabs. Returns a function that removes the listener.
   */
  onChange(listener: (signedIn: boolean) => void): () => void;
}

interface SessionOptions {
  storage: MeetStorage;
  /** Prefix of all keys in the storage. */
  prefix: string;
  /** Sends an operation, with or without tokens. */
  post<Data, Variables>(
    operation: ApiDocument<Data, Variables>,
    variables: Variables,
    tokens: Tokens | null,
  ): Promise<Data>;
  /** Sends an operation with the tokens of the session. */
  request<Data, Variables>(operation: ApiDocument<Data, Variables>, variables: Variables): Promise<Data>;
}

/** A session with the methods that only the client uses. */
export interface OwnSession extends Session {
  tokens(): Promise<Tokens | null>;
  deviceToken(): Promise<string | null>;
  /** Refreshes tokens that the API has refused. Resolves to null if the session has ended. */
  renew(refused: Tokens): Promise<Tokens | null>;
}

export function createSession({ storage, prefix, post, request }: SessionOptions): OwnSession {
  const tokensKey = `${prefix}session`;
  const deviceKey = `${prefix}device`;
  const nextCodeAt = new Map<string, Date>();
  const listeners = new Set<(signedIn: boolean) => void>();
  let renewing: Promise<Tokens | null> | undefined;

  async function tokens(): Promise<Tokens | null> {
    return tokensOf(await storage.getItem(tokensKey));
  }

  async function keep(next: Tokens | null): Promise<void> {
    await (next ? storage.setItem(tokensKey, JSON.stringify(next)) : storage.removeItem(tokensKey));
  }

  function tell(signedIn: boolean): void {
    for (const listener of listeners) listener(signedIn);
  }

  async function exchange(refused: Tokens): Promise<Tokens | null> {
    const current = await tokens();
    // Another tab has refreshed the tokens already, or the shopper has signed out or in again.
    if (current?.accessToken !== refused.accessToken) return current;
    const next = await post(RefreshTokensDocument, { dto: { refreshToken: refused.refreshToken } }, null).then(
      ({ refreshTokens }) => refreshTokens.authData,
      (error: unknown) => {
        if (isOver(error)) return null;
        throw error;
      },
    );
    const present = await tokens();
    if (present?.accessToken !== refused.accessToken) return present;
    await keep(next);
    if (!next) tell(false);
    return next;
  }

  return {
    tokens,
    deviceToken: async () => storage.getItem(deviceKey),

    renew(refused) {
      // Tabs of one shopper use the same token and so the same lock. On a server, different shoppers do not wait for
      // each other.
      renewing ??= inTurn(`${tokensKey}:${refused.refreshToken}`, () => exchange(refused)).finally(
        () => (renewing = undefined),
      );
      return renewing;
    },

    async accessToken(refused) {
      const current = await tokens();
      const good = current && current.accessToken === refused ? await this.renew(current) : current;
      return good?.accessToken ?? null;
    },

    isSignedIn: async () => (await tokens()) !== null,

    async sendCode(emailOrPhone, signs = {}) {
      try {
        const { cooldownUntil } = emailOrPhone.includes('@')
          ? (await request(SendEmailCodeDocument, { dto: { ...signs, email: emailOrPhone } })).sendEmailCode
          : (await request(SendSmsCodeDocument, { dto: { ...signs, phone: emailOrPhone } })).sendSmsCode;
        const until = new Date(cooldownUntil);
        nextCodeAt.set(emailOrPhone, until);
        return until;
      } catch (error) {
        const until = error instanceof MeetError ? error.cooldownUntil : undefined;
        if (until) nextCodeAt.set(emailOrPhone, until);
        throw error;
      }
    },

    cooldownUntil: (emailOrPhone) => nextCodeAt.get(emailOrPhone),

    async signIn(emailOrPhone, code) {
      const { authenticate } = await request(AuthenticateDocument, { dto: { emailOrPhone, code } });
      const { authData, deviceToken, registered } = authenticate;
      await keep(authData);
      if (deviceToken) await storage.setItem(deviceKey, deviceToken);
      tell(true);
      return { registered };
    },

    async signOut() {
      try {
        if (await tokens()) await request(SignOutDocument, {});
      } catch (error) {
        if (!isOver(error)) throw error;
      } finally {
        await keep(null);
        tell(false);
      }
    },

    onChange(listener) {
      listeners.add(listener);
      const elsewhere = ({ storageArea, key, newValue }: StorageEvent) => {
        if (storageArea === storage && key === tokensKey) listener(tokensOf(newValue) !== null);
      };
      globalThis.addEventListener?.('storage', elsewhere);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', elsewhere);
      };
    },
  };
}

/** Whether the API has refused the tokens for good. `BAD_USER_INPUT` means that the refresh token is malformed. */
function isOver(error: unknown): boolean {
  return error instanceof MeetError && (error.code === 'UNAUTHORIZED' || error.code === 'BAD_USER_INPUT');
}

function tokensOf(value: string | null): Tokens | null {
  try {
    return JSON.parse(value ?? 'null') as Tokens | null;
  } catch {
    return null;
  }
}

/** Runs a task while no other tab runs a task of the same name, if the browser supports Web Locks. */
async function inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? await locks.request(name, task) : await task();
}
