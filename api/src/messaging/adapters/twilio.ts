import { UndeliveredError, type Message, type Transport } from '../transport.js';
import { postForm } from './http-call.js';

export interface TwilioAccount {
  url: string;
  accountSid: string;
  authToken: string;
  from: string;
}

/** Sends SMS through Twilio's Messages API. */
export class TwilioTransport implements Transport {
  readonly name = 'twilio';

  constructor(private readonly account: TwilioAccount) {}

  async send({ to, text }: Message, signal: AbortSignal): Promise<void> {
    const { url, accountSid, authToken, from } = this.account;
    const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
    const { status, text: body } = await postForm(
      `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
      { To: to, Body: text, ...(from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }) },
      { authorization: `Basic ${credentials}` },
      signal,
    );
    if (status !== 201)
      throw new UndeliveredError(`HTTP ${status}: ${body.slice(0, 200)}`, status === 429 ? 'again' : 'never');
  }
}
