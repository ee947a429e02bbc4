import { moneyAndCodes, trialSettings, whatWillEnd } from './trial-settings.js';

const ON = {
  PAYMENT_PROVIDER: 'sandbox',
  INVENTED_PAYMENTS: 'true',
  PRINT_MESSAGES: 'true',
  SANDBOX_SHOPPERS: 'true',
  SHOP_SOCIAL: 'Telegram=https://telegram.example/meet,ВКонтакте=https://vk.example/meet',
  API_ORIGINS: 'http://localhost:*,https://localhost:*,http://127.0.0.1:*,http://[::1]:*',
  GRAPHQL_INTROSPECTION: 'true',
  WEBHOOK_PRIVATE_ADDRESSES: 'true',
  DEMO_ENDS_WITH_OWN_GOODS: 'true',
};

const { SANDBOX_SHOPPERS: _, ...NO_SANDBOX } = ON;

it.each([
  ['the demo', { demo: true, own: false }, {}, ON],
  [
    'the demo with a provider that takes money',
    { demo: true, own: false },
    { PAYMENT_PROVIDER: 'yookassa' },
    NO_SANDBOX,
  ],
  ['the demo with one good of the merchant’s', { demo: true, own: true }, {}, {}],
  ['a merchant’s goods', { demo: false, own: true }, {}, {}],
  ['nothing yet', { demo: false, own: false }, {}, {}],
  ['the demo, said to be production', { demo: true, own: false }, { NODE_ENV: 'production' }, {}],
])(
  'trialSettings turns on sandbox payments, printed codes and developer settings only for the demo: %s',
  (_what, goods, env, settings) => {
    expect(trialSettings(goods, env)).toEqual(settings);
  },
);

it.each([
  [ON, /^ONLY FOR TRYING: payments are invented.* ONLY FOR TRYING: codes by SMS and e-mail are printed here/],
  [
    ON,
    /ONLY FOR TRYING: anybody may read the schema .*, any page of this machine .*, webhooks may lead into this network/,
  ],
  [
    {},
    /^Nobody can pay online: PAYMENT_PROVIDER is not set\. Codes by SMS and e-mail cannot be sent[^:]*: no provider is set\. Operators sign in by a link: npm run admin -- sign-in EMAIL\.$/,
  ],
  [{ PAYMENT_PROVIDER: 'yookassa', SMSC_LOGIN: 'a', SMTP_URL: 'smtp://b' }, /^Payments: yookassa\.$/],
  [{ PAYMENT_PROVIDER: 'yookassa', SMSC_LOGIN: 'a', PRINT_MESSAGES: 'true' }, /codes by e-mail are printed here/],
])('moneyAndCodes says how payments and codes work with %j', (env, line) => {
  expect(moneyAndCodes(env)).toMatch(line);
});

it('whatWillEnd lists what the first own product ends, and how operators sign in afterwards', () => {
  const trial = trialSettings({ demo: true, own: false }, {});
  expect(whatWillEnd(trial, {})).toBe(
    "With the first product of your own, imported or saved by the operators' API, these end: invented payments, codes that " +
      'are printed here, sandbox shoppers, the schema and GraphiQL for anybody, calls from pages of this machine, webhooks ' +
      'into this network. From then on: Nobody can pay online: PAYMENT_PROVIDER is not set. Codes by SMS and e-mail cannot be sent: no ' +
      'provider is set. Operators sign in by a link: npm run admin -- sign-in EMAIL.',
  );
});

it('whatWillEnd leaves out what the operator has set, and is empty in a shop with own products', () => {
  const env = { ...ON, PRINT_MESSAGES: '', SMTP_URL: 'smtp://b' };
  expect(whatWillEnd(trialSettings({ demo: true, own: false }, env), env)).toMatch(
    /these end: codes that are printed here\. .*Codes by SMS cannot be sent/,
  );
  expect(whatWillEnd(trialSettings({ demo: true, own: true }, {}), {})).toBe('');
});
