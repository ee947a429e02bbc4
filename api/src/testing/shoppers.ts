import { PrintedMessages } from '../messaging/index.js';
import type { Answer, TestApi } from './test-api.js';

export interface Shopper {
  id: string;
  sessionId: string;
  accessToken: string;
  refreshToken: string;
  /** Sends a GraphQL query as this shopper. */
  ask(query: string, variables?: Record<string, unknown>): Promise<Answer>;
}

const SEND_SMS = 'mutation ($phone: String!) { sendSmsCode(dto: { phone: $phone }) { status cooldownUntil } }';
const SEND_EMAIL = 'mutation ($email: String!) { sendEmailCode(dto: { email: $email }) { status cooldownUntil } }';
const AUTHENTICATE = `mutation ($emailOrPhone: String!, $code: String!) {
  authenticate(dto: { emailOrPhone: $emailOrPhone, code: $code }) {
    user { id accessLevel } authData { accessToken refreshToken } registered
  }
}`;

let callers = 0;

/** Returns an IP address that no test has used, so that rate limits of one test do not affect another. */
export function someAddress(): string {
  callers += 1;
  return `10.${(callers >> 8) & 255}.${callers & 255}.7`;
}

/** Returns a Russian mobile number. Each one is in a different block of ten thousand. */
export function somePhone(): string {
  callers += 1;
  return `+7916${String(callers).padStart(3, '0')}0101`;
}

export function sendCode(api: TestApi, recipient: string, by: { token?: string; from?: string } = {}): Promise<Answer> {
  const from = by.from ?? someAddress();
  return recipient.includes('@')
    ? api.ask(SEND_EMAIL, { email: recipient }, { ...by, from })
    : api.ask(SEND_SMS, { phone: recipient }, { ...by, from });
}

/** Returns the code in the last message to the recipient; undefined if there is none. */
export function lastCode(api: TestApi, recipient: string): string | undefined {
  const { messages } = api.app.get(PrintedMessages);
  return messages.find(({ to }) => to === recipient)?.text.match(/\d{4}/)?.[0];
}

/** Requests a one-time code and returns it. With an access token, the request is made as that signed-in shopper. */
export async function freshCode(api: TestApi, recipient: string, token?: string): Promise<string> {
  const answer = await sendCode(api, recipient, { token });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return lastCode(api, recipient)!;
}

export function authenticate(api: TestApi, emailOrPhone: string, code: string, from = someAddress()): Promise<Answer> {
  return api.ask(AUTHENTICATE, { emailOrPhone, code }, { from });
}

/** Signs in with a one-time code. If the recipient has no account yet, this creates one. */
export async function signIn(api: TestApi, recipient: string): Promise<Shopper> {
  const answer = await authenticate(api, recipient, await freshCode(api, recipient));
  if (!answer.data?.authenticate) throw new Error(JSON.stringify(answer.errors));
  return shopperOf(api, answer.data.authenticate as AuthResult);
}

export interface AuthResult {
  user: { id: string };
  authData: { accessToken: string; refreshToken: string };
}

export function shopperOf(api: TestApi, { user, authData }: AuthResult): Shopper {
  const { sid } = JSON.parse(Buffer.from(authData.accessToken.split('.')[1]!, 'base64url').toString()) as {
    sid: string;
  };
  return {
    id: user.id,
    sessionId: sid,
    ...authData,
    ask: (query, variables) => api.ask(query, variables, { token: authData.accessToken, from: someAddress() }),
  };
}
