import type { Goods } from './demo-goods.js';

/** Invented money and printed codes: for the demo, or by name. */
export interface TrialSettings {
  PAYMENT_PROVIDER?: 'sandbox';
  PRINT_MESSAGES?: 'true';
}

/** What the services are told besides what the operator set: a shop that sells something of its own is told nothing. */
export function trialSettings(goods: Goods, env: NodeJS.ProcessEnv): TrialSettings {
  const isDemo = goods.demo && !goods.own && env.NODE_ENV !== 'production';
  return isDemo ? { PAYMENT_PROVIDER: 'sandbox', PRINT_MESSAGES: 'true' } : {};
}

/** The last line of the banner: who is paid, and where codes go. `env` is what the services are told. */
export function moneyAndCodes(env: NodeJS.ProcessEnv): string {
  const { PAYMENT_PROVIDER: payments, PRINT_MESSAGES: printed } = env;
  const unsent = [
    ...(env.SMSC_LOGIN || env.TWILIO_ACCOUNT_SID ? [] : ['SMS']),
    ...(env.SMTP_URL ? [] : ['e-mail']),
  ].join(' and ');
  const sentences = [
    payments === 'sandbox'
      ? 'ONLY FOR TRYING: payments are invented, whoever says that they have paid is believed (PAYMENT_PROVIDER=sandbox).'
      : payments
        ? `Payments: ${payments}.`
        : 'Nobody can pay online: PAYMENT_PROVIDER is not set.',
    ...(unsent && printed === 'true'
      ? [`ONLY FOR TRYING: codes by ${unsent} are printed here (PRINT_MESSAGES=true).`]
      : unsent
        ? [`Codes by ${unsent} cannot be sent: no provider is set.`]
        : []),
  ];
  return sentences.join(' ');
}
