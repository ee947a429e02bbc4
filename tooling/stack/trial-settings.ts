import type { Goods } from './demo-goods.js';

/** Pages of the demo's shop elsewhere. Nobody can own an address that ends in `.example`. */
const SOCIAL = 'Telegram=https://telegram.example/meet,ВКонтакте=https://vk.example/meet';

/**
 * Settings for trying the shop: test payments, printed messages, sandbox shoppers, and pages of the shop elsewhere. The
 * demo has them by default; other shops must set them explicitly.
 */
export interface TrialSettings {
  PAYMENT_PROVIDER?: 'sandbox';
  PRINT_MESSAGES?: 'true';
  SANDBOX_SHOPPERS?: 'true';
  SHOP_SOCIAL?: typeof SOCIAL;
}

/**
 * Returns the trial settings for a demo outside production. In production, or as soon as the shop contains a product
 * that is not the demo's, returns no settings.
 */
export function trialSettings(goods: Goods, env: NodeJS.ProcessEnv): TrialSettings {
  const isDemo = goods.demo && !goods.own && env.NODE_ENV !== 'production';
  if (!isDemo) return {};
  // Beside a provider that takes money the API refuses to start with it.
  const sandbox = (env.PAYMENT_PROVIDER ?? 'sandbox') === 'sandbox';
  return {
    PAYMENT_PROVIDER: 'sandbox',
    PRINT_MESSAGES: 'true',
    ...(sandbox && { SANDBOX_SHOPPERS: 'true' }),
    SHOP_SOCIAL: SOCIAL,
  };
}

/**
 * Returns the last line that a start prints, about payments and sign-in codes. `env` is the environment of the
 * services.
 */
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
