import type { Goods } from './demo-goods.js';

/** Social media pages of the demo's shop. Nobody can own a domain that ends in `.example`. */
const SOCIAL = 'Telegram=https://telegram.example/meet,ВКонтакте=https://vk.example/meet';

/** Pages on this machine, on any port. */
const LOCALHOST = 'http://localhost:*,https://localhost:*,http://127.0.0.1:*,http://[::1]:*';

/**
 * Settings for trying the shop, and for developing a front end on this machine: test payments, printed messages,
 * sandbox shoppers, and links to social media; a readable schema, which enables GraphiQL; pages of this machine that
 * may call the API; and webhooks to this machine. The demo uses them by default; other shops must set them explicitly.
 */
export interface TrialSettings {
  PAYMENT_PROVIDER?: 'sandbox';
  INVENTED_PAYMENTS?: 'true';
  PRINT_MESSAGES?: 'true';
  SANDBOX_SHOPPERS?: 'true';
  SHOP_SOCIAL?: typeof SOCIAL;
  API_ORIGINS?: typeof LOCALHOST;
  GRAPHQL_INTROSPECTION?: 'true';
  WEBHOOK_PRIVATE_ADDRESSES?: 'true';
  DEMO_ENDS_WITH_OWN_GOODS?: 'true';
}

/**
 * Returns the trial settings for a demo outside production. In production, or as soon as the shop contains a product
 * that is not the demo's, returns no settings.
 */
export function trialSettings(goods: Goods, env: NodeJS.ProcessEnv): TrialSettings {
  const isDemo = goods.demo && !goods.own && env.NODE_ENV !== 'production';
  if (!isDemo) return {};
  // If another payment provider is configured, the API refuses to start with sandbox shoppers enabled.
  const sandbox = (env.PAYMENT_PROVIDER ?? 'sandbox') === 'sandbox';
  return {
    PAYMENT_PROVIDER: 'sandbox',
    INVENTED_PAYMENTS: 'true',
    PRINT_MESSAGES: 'true',
    ...(sandbox && { SANDBOX_SHOPPERS: 'true' }),
    SHOP_SOCIAL: SOCIAL,
    API_ORIGINS: LOCALHOST,
    GRAPHQL_INTROSPECTION: 'true',
    WEBHOOK_PRIVATE_ADDRESSES: 'true',
    DEMO_ENDS_WITH_OWN_GOODS: 'true',
  };
}

/** Text that says how operators sign in without a code. */
const BY_LINK = 'Operators sign in by a link: npm run admin -- sign-in EMAIL.';

/**
 * Purpose of each trial setting, for the message about its end. Settings that are mentioned elsewhere have no text
 * here.
 */
const ENDING: Partial<Record<keyof TrialSettings, string>> = {
  INVENTED_PAYMENTS: 'invented payments',
  PRINT_MESSAGES: 'codes that are printed here',
  SANDBOX_SHOPPERS: 'sandbox shoppers',
  GRAPHQL_INTROSPECTION: 'the schema and GraphiQL for anybody',
  API_ORIGINS: 'calls from pages of this machine',
  WEBHOOK_PRIVATE_ADDRESSES: 'webhooks into this network',
};

/**
 * Returns the message that is shown before the first product of the shop's own: which trial settings end with it, and
 * how operators sign in afterwards. Settings of the operator stay. Empty without trial settings.
 */
export function whatWillEnd(trial: TrialSettings, env: NodeJS.ProcessEnv): string {
  const ending = Object.entries(ENDING).flatMap(([name, words]) => (name in trial && !env[name] ? [words] : []));
  if (!ending.length) return '';
  return `With the first product of your own, imported or saved by the operators' API, these end: ${ending.join(', ')}. From then on: ${moneyAndCodes(env)}`;
}

/**
 * Returns the last line that a start prints: about payments, sign-in codes, and what is enabled for developers of front
 * ends. `env` is the environment of the services.
 */
export function moneyAndCodes(env: NodeJS.ProcessEnv): string {
  const { PAYMENT_PROVIDER: payments, PRINT_MESSAGES: printed } = env;
  const open = [
    ...(env.GRAPHQL_INTROSPECTION === 'true' ? ['anybody may read the schema (GRAPHQL_INTROSPECTION)'] : []),
    ...(env.API_ORIGINS === LOCALHOST ? ['any page of this machine may call the API (API_ORIGINS)'] : []),
    ...(env.WEBHOOK_PRIVATE_ADDRESSES === 'true'
      ? ['webhooks may lead into this network (WEBHOOK_PRIVATE_ADDRESSES)']
      : []),
  ];
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
        ? [`Codes by ${unsent} cannot be sent: no provider is set. ${BY_LINK}`]
        : []),
    ...(open.length ? [`ONLY FOR TRYING: ${open.join(', ')}.`] : []),
  ];
  return sentences.join(' ');
}
