import { createHash } from 'node:crypto';
import { UndeliveredError, type Message, type Transport } from '../transport.js';
import { postForm } from './http-call.js';

export interface SmscAccount {
  url: string;
  login: string;
  password: string;
  sender: string | undefined;
}

/** Error codes of SMSC.ru for temporary failures. All other codes are errors of the message or of the account. */
const PASSING = new Set([4, 9]);

/** Sends SMS through the HTTP API of SMSC.ru, which recognises a retry by the message's id. */
export class SmscTransport implements Transport {
  readonly name = 'smsc';

  constructor(private readonly account: SmscAccount) {}

  async send({ id, to, text }: Message, signal: AbortSignal): Promise<void> {
    const { url, login, password, sender } = this.account;
    const fields = {
      login,
      psw: password,
      phones: to,
      mes: text,
      id: String(createHash('sha256').update(id).digest().readUInt32BE() % 2_147_483_647),
      fmt: '3',
      charset: 'utf-8',
      ...(sender ? { sender } : {}),
    };
    const { status, text: body } = await postForm(url, fields, {}, signal);
    const answer = parse(body);
    if (status !== 200 || !answer) throw new UndeliveredError(`HTTP ${status}, no answer in JSON`, 'unknown');
    if (answer.error_code !== undefined) {
      throw new UndeliveredError(
        `error ${answer.error_code}: ${answer.error}`,
        PASSING.has(answer.error_code) ? 'again' : 'never',
      );
    }
  }
}

function parse(body: string): { error?: string; error_code?: number } | undefined {
  try {
    return JSON.parse(body) as { error?: string; error_code?: number };
  } catch {
    return undefined;
  }
}
