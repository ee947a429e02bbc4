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

/** A pair of tokens of one session. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Signs of a form that tell people from machines. */
export interface FormSigns {
  /** Value of a field that people do not see: whoever fills it in gets no code. */
  honeypot?: string;
  /** When the page was loaded, epoch milliseconds by the API's clock. */
  pageLoadTime?: number;
}

/** Who is signed in, and how to sign in and out. */
export interface Session {
  isSignedIn(): Promise<boolean>;
  /**
   * Access token for what this client does not send itself, such as a connection for events; null for a guest. One that
   * the API has refused is exchanged, once for all who ask.
   */
  accessToken(refused?: string): Promise<string | null>;
  /**
   * Sends a code by letter or SMS. Returns the time before which no other code goes to this address.
   *
   * Fails with `TOO_MANY_REQUESTS` and `CODE_NOT_SENT`.
   */
  sendCode(emailOrPhone: string, signs?: FormSigns): Promise<Date>;
  /** The latest such time that this client has heard of, also by a refusal; undefined where it has heard of none. */
  cooldownUntil(emailOrPhone: string): Date | undefined;
  /** Signs in. `registered` says whether that has made the account. Fails with `CODE_INVALID`. */
  signIn(emailOrPhone: string, code: string): Promise<{ registered: boolean }>;
  /** Forgets the tokens, even if the API cannot be told. */
  signOut(): Promise<void>;
  /**
   * Calls back with each sign-in and sign-out, also when the API has ended the session, and with those of other tabs if
   * the storage is `localStorage`. Returns a function that stops it.
   */
  onChange(listener: (signedIn: boolean) => void): () => void;
}

interface SessionOptions {
  storage: MeetStorage;
  /** What the names of all values in the storage begin with. */
  prefix: string;
  /** Sends an operation, with or without tokens. */
  post<Data, Variables>(
    operation: ApiDocument<Data, Variables>,
    variables: Variables,
    tokens: Tokens | null,
  ): Promise<Data>;
  /** The same with the tokens of the session. */
  request<Data, Variables>(operation: ApiDocument<Data, Variables>, variables: Variables): Promise<Data>;
}

/** A session with what the client itself needs of it. */
export interface OwnSession extends Session {
  tokens(): Promise<Tokens | null>;
  deviceToken(): Promise<string | null>;
  /** Exchanges tokens that the API has refused. Resolves to null if the session is over. */
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
    // Another tab was quicker, or the shopper has signed out or in again.
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
      // Tabs of one shopper have the same token; on a server, shoppers do not wait for each other.
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

/** Whether the API has refused the tokens for good. `BAD_USER_INPUT` says that a refresh token is none of its own. */
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

/** Runs a task while no other tab runs one of this name, where the browser has locks. */
async function inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? await locks.request(name, task) : await task();
}
