import { ShopServiceResolver } from './shop-service.resolver.js';

type Config = ConstructorParameters<typeof ShopServiceResolver>[0];

const OFF = { ONLINE_PAYMENT: 'OFF', PAYMENT_ON_DELIVERY: 'OFF', EMAIL: 'OFF', SMS: 'OFF' };

it.each<[string, Partial<Config>, Record<string, string>]>([
  ['nothing', {}, OFF],
  [
    'the trial of npm start',
    { PAYMENT_PROVIDER: 'sandbox', PRINT_MESSAGES: true },
    {
      ...OFF,
      ONLINE_PAYMENT: 'TRIAL',
      EMAIL: 'TRIAL',
      SMS: 'TRIAL',
    },
  ],
  ['a mail server alone', { SMTP_URL: 'smtp://127.0.0.1:2525' }, { ...OFF, EMAIL: 'ON' }],
  ['a login of SMSC without a password', { SMSC_LOGIN: 'meet' }, OFF],
  [
    'providers of payment and SMS',
    {
      PAYMENT_PROVIDER: 'yookassa',
      ON_DELIVERY: true,
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: 'MG1',
    },
    { ...OFF, ONLINE_PAYMENT: 'ON', PAYMENT_ON_DELIVERY: 'ON', SMS: 'ON' },
  ],
])('shopServices says what works when the settings have %s', (_, config, states) => {
  const services = new ShopServiceResolver(config as Config).shopServices();
  expect(Object.fromEntries(services.map(({ kind, state }) => [kind, state]))).toEqual(states);
});
