import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Config, parseConfig } from './config.js';
import { shopZone } from './shared/shop-time.js';
import { ConfigError, parseCommandConfig, platformVariables } from './platform/config/config.js';

const DATABASE_URL = 'postgresql://meet@localhost/meet';
const KEYS = {
  SECRET_KEY: 'a key of the tests that nobody else uses',
  AUTH_KEYS: 'a:a key of the tests that signs access tokens',
};

describe('parseConfig', () => {
  it('parseConfig requires only a database URL and the secret keys', () => {
    expect(parseConfig({ DATABASE_URL, ...KEYS })).toMatchObject({ API_PORT: 4000, NODE_ENV: 'production' });
    expect(() => parseConfig({})).toThrow(/DATABASE_URL[^]*SECRET_KEY[^]*AUTH_KEYS/);
    expect(parseCommandConfig({ DATABASE_URL })).toMatchObject({ API_PORT: 4000 });
  });

  it('parseConfig and parseCommandConfig set the shop’s time zone from their configuration', () => {
    parseCommandConfig({ DATABASE_URL, SHOP_TIME_ZONE: 'Asia/Tokyo' });
    expect(shopZone()).toBe('Asia/Tokyo');
    parseConfig({ DATABASE_URL, ...KEYS });
    expect(shopZone()).toBe('Europe/Moscow');
  });

  it('parseConfig treats an empty variable as not set', () => {
    expect(parseConfig({ DATABASE_URL, ...KEYS, API_PORT: '' }).API_PORT).toBe(4000);
  });

  it('parseConfig reads named authentication keys and signs with the first of them', () => {
    const [one, two] = ['a key with a colon: it is part of it', 'another key that still has tokens about'];
    expect(parseConfig({ DATABASE_URL, ...KEYS, AUTH_KEYS: `new:${one}, old:${two}` }).AUTH_KEYS).toEqual([
      { kid: 'new', secret: one },
      { kid: 'old', secret: two },
    ]);
    expect(() => parseConfig({ DATABASE_URL, ...KEYS, AUTH_KEYS: 'new:short' })).toThrow(/AUTH_KEYS.*32/);
  });

  it('parseConfig reports all invalid variables at once', () => {
    const parse = () => parseConfig({ DATABASE_URL: 'mysql://x', API_PORT: '70000', LOG_LEVEL: 'loud' });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(/DATABASE_URL[^]*API_PORT[^]*LOG_LEVEL/);
  });
});

it('parseConfig refuses sandbox payments in production, unless a second variable allows them', () => {
  const env = { DATABASE_URL, ...KEYS, PAYMENT_PROVIDER: 'sandbox', NODE_ENV: 'production' };
  expect(() => parseConfig(env)).toThrow(/PAYMENT_PROVIDER: .*INVENTED_PAYMENTS=true/);
  expect(() => parseConfig({ ...env, INVENTED_PAYMENTS: 'true' })).not.toThrow();
  expect(() => parseConfig({ ...env, NODE_ENV: 'development' })).not.toThrow();
});

describe('secrets in production', () => {
  const strong = { ...KEYS, EDGE_SECRET: 'the storefront of the tests' };
  const parse = (env: NodeJS.ProcessEnv) => parseConfig({ DATABASE_URL, ...strong, ...env });

  it.each([
    ['SECRET_KEY', 'a'.repeat(44)],
    ['SECRET_KEY', '0'.repeat(32)],
    ['SECRET_KEY', 'changeme'.repeat(4)],
    ['AUTH_KEYS', `new:${'0'.repeat(32)}`],
    ['AUTH_KEYS', `${KEYS.AUTH_KEYS},old:${'ab'.repeat(16)}`],
    ['EDGE_SECRET', 'edge-secret-edge'],
  ])('parseConfig refuses a weak secret %s in production and names the variable', (name, secret) => {
    expect(() => parse({ [name]: secret })).toThrow(new RegExp(`not valid:\\n  ${name}: a secret that .*openssl`));
    expect(() => parse({ [name]: secret, NODE_ENV: 'development' })).not.toThrow();
  });

  it.each([
    ['AUTH_KEYS', `a:${KEYS.SECRET_KEY}`, 'SECRET_KEY'],
    ['AUTH_KEYS', `${KEYS.AUTH_KEYS},b:${KEYS.AUTH_KEYS.slice(2)}`, 'AUTH_KEYS'],
    ['EDGE_SECRET', KEYS.SECRET_KEY, 'SECRET_KEY'],
  ])('parseConfig refuses %s if another variable has the same secret in production', (name, secret, other) => {
    expect(() => parse({ [name]: secret })).toThrow(`  ${name}: a secret that is also in ${other}`);
  });
});

it('the configuration consists of the platform’s and every domain’s variables, each declared once', async () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.config\.ts$/.test(file));
  const declared: Record<string, unknown>[] = [platformVariables];
  for (const file of files) {
    const all = Object.entries((await import(join(folder, file))) as Record<string, Record<string, unknown>>);
    declared.push(...all.flatMap(([name, value]) => (name === nameOfVariables(file) ? [value] : [])));
  }
  expect(declared).toHaveLength(files.length + 1);
  const names = declared.flatMap((variables) => Object.keys(variables));
  expect(names.sort()).toEqual(Object.keys(Config.shape).sort());
});

it('docs/configuration.md lists every variable with its description', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8').replace(/ +/g, ' ');
  for (const [name, { description }] of Object.entries(Config.shape)) {
    expect(page).toContain(`| \`${name}\` |`);
    expect(page).toContain(description!.replaceAll('|', '\\|'));
  }
});

/** `payment/payment.config.ts` declares `paymentVariables`. */
const nameOfVariables = (file: string) => `${basename(file, '.config.ts')}Variables`;
