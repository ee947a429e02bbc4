import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Config, ConfigError, parseCommandConfig, parseConfig } from './config.js';

const DATABASE_URL = 'postgresql://meet@localhost/meet';
const KEYS = { SECRET_KEY: 'x'.repeat(32), AUTH_KEYS: `a:${'y'.repeat(32)}` };

describe('parseConfig', () => {
  it('needs a database, keys and nothing else', () => {
    expect(parseConfig({ DATABASE_URL, ...KEYS })).toMatchObject({ API_PORT: 4000, NODE_ENV: 'production' });
    expect(() => parseConfig({})).toThrow(/DATABASE_URL[^]*SECRET_KEY[^]*AUTH_KEYS/);
    expect(parseCommandConfig({ DATABASE_URL })).toMatchObject({ API_PORT: 4000 });
  });

  it('takes an empty variable as one that is not set', () => {
    expect(parseConfig({ DATABASE_URL, ...KEYS, API_PORT: '' }).API_PORT).toBe(4000);
  });

  it('takes keys by name, the first for signing', () => {
    const [one, two] = ['p:q'.padEnd(32, '1'), 'r'.repeat(40)];
    expect(parseConfig({ DATABASE_URL, ...KEYS, AUTH_KEYS: `new:${one}, old:${two}` }).AUTH_KEYS).toEqual([
      { kid: 'new', secret: one },
      { kid: 'old', secret: two },
    ]);
    expect(() => parseConfig({ DATABASE_URL, ...KEYS, AUTH_KEYS: 'new:short' })).toThrow(/AUTH_KEYS.*32/);
  });

  it('names every variable at fault at once', () => {
    const parse = () => parseConfig({ DATABASE_URL: 'mysql://x', API_PORT: '70000', LOG_LEVEL: 'loud' });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(/DATABASE_URL[^]*API_PORT[^]*LOG_LEVEL/);
  });
});

it('docs/configuration.md holds every variable with its description', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/configuration.md'), 'utf8').replace(/ +/g, ' ');
  for (const [name, { description }] of Object.entries(Config.shape)) {
    expect(page).toContain(`| \`${name}\` |`);
    expect(page).toContain(description!.replaceAll('|', '\\|'));
  }
});
