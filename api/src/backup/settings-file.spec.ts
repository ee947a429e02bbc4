import { parseEnv } from 'node:util';
import { settingsFile } from './settings-file.js';

it('settings are read back as they were, without those of the machine and of others', () => {
  const env = { SHOP_NAME: `Обувь "А" # 1`, AUTH_KEYS: 'a:b', DATABASE_URL: 'postgres://x', HOME: '/home', EMPTY: '' };
  const text = settingsFile(['SHOP_NAME', 'AUTH_KEYS', 'DATABASE_URL', 'EMPTY'], env);
  expect(parseEnv(text)).toEqual({ SHOP_NAME: env.SHOP_NAME, AUTH_KEYS: 'a:b' });
});

it('a setting with all kinds of quotes is refused by its name', () => {
  expect(() => settingsFile(['A'], { A: `'"\`` })).toThrow('A has all three kinds of quotes');
});
