import { Config } from '../config.js';
import { parseSetting } from './parse-setting.js';
import { SETTING_NAMES, SETTING_RULES } from './setting-rules.js';
import { settingsInForce } from './settings-in-force.js';

const SECRET = /SECRET|PASSWORD|TOKEN|KEY/;

it('each shop setting is an environment variable, and none is a secret', () => {
  expect(SETTING_NAMES.filter((name) => !(name in Config.shape) || SECRET.test(name))).toEqual([]);
});

it('the default of each shop setting is within its limits', () => {
  const defaults = settingsInForce(Config.shape, {}, {}).filter(({ text }) => text !== null);
  expect(defaults.length).toBeGreaterThan(15);
  for (const { name, text } of defaults)
    expect([name, parseSetting(Config.shape, name, text!).fault]).toEqual([name, undefined]);
});

it.each(SETTING_NAMES.filter((name) => SETTING_RULES[name].kind === 'NUMBER'))(
  'the setting %s accepts its smallest and largest values and nothing beyond them',
  (name) => {
    const { least, most } = SETTING_RULES[name] as { least: number; most: number };
    const faults = (...values: number[]) =>
      values.map((value) => parseSetting(Config.shape, name, String(value)).fault !== undefined);
    expect(faults(least, most)).toEqual([false, false]);
    expect(faults(least - 1, most + 1)).toEqual([true, true]);
  },
);

it('a range of days in a setting is refused when the larger number comes first', () => {
  const of = (text: string) => parseSetting(Config.shape, 'ABROAD_DAYS', text);
  expect(of('14-20').value).toEqual({ least: 14, most: 20 });
  for (const text of ['20-14', '14', '-14-20', '14-366']) expect(of(text).fault).toMatch(/14-20/);
});

it('a setting value is parsed like the same text in the environment', () => {
  const parsed = (name: (typeof SETTING_NAMES)[number], text: string) => parseSetting(Config.shape, name, text).value;
  expect(parsed('DELIVERY_FREE_FROM', '5000')).toBe(500_000);
  expect(parsed('DELIVERY_ZONES', '30:190+20:1-2')).toEqual([
    { upToKm: 30, base: 19_000, perKg: 2000, minDays: 1, maxDays: 2 },
  ]);
  expect(parsed('SHOP_SOCIAL', 'Telegram=https://t.me/shop')).toEqual([
    { name: 'Telegram', href: 'https://t.me/shop' },
  ]);
});
