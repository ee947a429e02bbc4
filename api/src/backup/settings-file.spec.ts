import { parseEnv } from 'node:util';
import { settingsFile } from './settings-file.js';

it('settingsFile keeps the values of listed settings and omits machine settings and other variables', () => {
  const env = { SHOP_NAME: `Обувь "А" # 1`, AUTH_KEYS: 'a:b', DATABASE_URL: 'postgres://x', HOME: '/home', EMPTY: '' };
  const text = settingsFile(['SHOP_NAME', 'AUTH_KEYS', 'DATABASE_URL', 'EMPTY'], env);
  expect(parseEnv(text)).toEqual({ SHOP_NAME: env.SHOP_NAME, AUTH_KEYS: 'a:b' });
});

it('settingsFile refuses a value with all three kinds of quotes and names the setting', () => {
  expect(() => settingsFile(['A'], { A: `'"\`` })).toThrow('A has all three kinds of quotes');
});
