import type { Logger } from 'pino';
import type { MessagingConfig } from './messaging.config.js';
import { PrintedTransport } from './adapters/printed.js';
import { SmscTransport } from './adapters/smsc.js';
import { TwilioTransport } from './adapters/twilio.js';
import { Delivery } from './deliver.js';
import type { Messengers } from './messaging.module.js';
import type { PrintedMessages } from './printed-messages.js';
import type { Transport } from './transport.js';

/**
 * Returns the configured providers in order of preference. If there is none and PRINT_MESSAGES is set, messages are
 * printed.
 */
export async function pickMessengers(
  config: MessagingConfig,
  printed: PrintedMessages,
  log: Logger,
): Promise<Messengers> {
  const orPrinted = (kind: string, transports: Transport[]) => {
    if (!transports.length && !config.PRINT_MESSAGES)
      log.warn(
        `no provider of ${kind} is configured: codes cannot be sent that way. Operators sign in by a link: npm run admin -- sign-in EMAIL`,
      );
    const isPrinted = !transports.length && config.PRINT_MESSAGES;
    return new Delivery(isPrinted ? [new PrintedTransport(printed, config.LOG_LEVEL === 'silent')] : transports, log);
  };
  return { sms: orPrinted('SMS', smsTransports(config)), mail: orPrinted('e-mail', await mailTransports(config)) };
}

/** Returns which kinds of messages have a configured provider. */
export const hasProviders = (config: MessagingConfig): { sms: boolean; mail: boolean } => ({
  sms: smsTransports(config).length > 0,
  mail: Boolean(config.SMTP_URL ?? config.SMTP_FALLBACK_URL),
});

function smsTransports(config: MessagingConfig): Transport[] {
  const transports: Transport[] = [];
  const { SMSC_LOGIN: login, SMSC_PASSWORD: password, SMSC_SENDER: sender, SMSC_URL: url } = config;
  if (login && password) transports.push(new SmscTransport({ url, login, password, sender }));
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = config;
  if (accountSid && authToken && from)
    transports.push(new TwilioTransport({ url: config.TWILIO_URL, accountSid, authToken, from }));
  return transports;
}

async function mailTransports(config: MessagingConfig): Promise<Transport[]> {
  const { SMTP_URL, SMTP_FALLBACK_URL, MAIL_FROM } = config;
  if (!SMTP_URL && !SMTP_FALLBACK_URL) return [];
  const from = () => (MAIL_FROM.includes('<') ? MAIL_FROM : { name: config.SHOP_NAME, address: MAIL_FROM });
  const { SmtpTransport } = await import('./adapters/smtp.js');
  return [SMTP_URL, SMTP_FALLBACK_URL].flatMap((url, n) =>
    url ? [new SmtpTransport(n ? 'smtp-fallback' : 'smtp', url, from)] : [],
  );
}
