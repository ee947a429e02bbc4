import { createTransport, type Transporter } from 'nodemailer';
import { UndeliveredError, type Message, type Transport } from '../transport.js';

/** Sends e-mails through an SMTP server. */
export class SmtpTransport implements Transport {
  private readonly transporter: Transporter;

  constructor(
    readonly name: string,
    url: string,
    private readonly sender: () => string | { name: string; address: string },
  ) {
    this.transporter = createTransport({ url, connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 8000 });
  }

  async send({ id, to, subject, text, html }: Message, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const from = this.sender();
    const address = typeof from === 'string' ? from : from.address;
    const { hostname } = new URL(`http://${address.split('@').at(-1)!.replace(/>.*$/, '')}`);
    try {
      await this.transporter.sendMail({ from, to, subject, text, html, messageId: `<${id}@${hostname}>` });
    } catch (error) {
      const { responseCode, code, message } = error as Error & { responseCode?: number; code?: string };
      // 4xx is temporary, 5xx permanent. If no connection could be opened, the server has not seen the message, so a
      // retry is safe. But nodemailer also reports a connection lost later as ECONNECTION or ESOCKET; a retry may then
      // send the message twice.
      const unreachable = ['ECONNREFUSED', 'EDNS', 'ECONNECTION', 'ESOCKET'].includes(code ?? '');
      const outcome = responseCode ? (responseCode < 500 ? 'again' : 'never') : unreachable ? 'again' : 'unknown';
      throw new UndeliveredError(message, outcome, { cause: error });
    }
  }
}
