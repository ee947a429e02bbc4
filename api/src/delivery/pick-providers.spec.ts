import type { Logger } from 'pino';
import { parseConfig } from '../config.js';
import { toKopecks } from '../shared/kopecks.js';
import { Gazetteer } from './gazetteer.js';
import { cdekAccount, pickRates } from './pick-providers.js';

const gazetteer = new Gazetteer();
const env = {
  DATABASE_URL: 'postgresql://x@y/z',
  SECRET_KEY: 'x'.repeat(32),
  AUTH_KEYS: `a:${'y'.repeat(32)}`,
  NODE_ENV: 'test',
};
let lines: unknown[];
beforeEach(() => (lines = []));
const log = { warn: (...line: unknown[]) => lines.push(line) } as unknown as Logger;
const pick = (changes: Record<string, string>) => pickRates(parseConfig({ ...env, ...changes }), gazetteer, log);
const request = {
  to: { city: gazetteer.citiesNamed('Тверь')[0]! },
  parcel: { grams: 1000, units: 1, declaredValue: toKopecks(1) },
};

it('without a carrier account, zones set the rates; incomplete account settings are logged', async () => {
  expect(await pick({}).rate(request)).toMatchObject({ estimated: false });
  expect(lines).toEqual([]);
  expect(await pick({ CDEK_ACCOUNT: 'shop' }).rate(request)).toMatchObject({ estimated: false });
  expect(JSON.stringify(lines)).toContain('CDEK_PASSWORD');
});

it('with a carrier account, the carrier sets the rates, and zones when it is unavailable', async () => {
  const account = { CDEK_ACCOUNT: 'shop', CDEK_PASSWORD: 'secret', CDEK_URL: 'http://127.0.0.1:1' };
  expect(cdekAccount(parseConfig({ ...env, ...account }))).not.toBeNull();
  expect(await pick(account).rate(request)).toMatchObject({ estimated: true });
});

it('the rates refuse an origin town that the gazetteer does not know', async () => {
  const here = await pick({ WAREHOUSE_CITY_ID: request.to.city.id }).rate(request);
  expect(here.price).toBeLessThan((await pick({}).rate(request)).price);
  expect(() => pick({ WAREHOUSE_CITY_ID: 'nowhere' })).toThrow(/WAREHOUSE_CITY_ID.*nowhere/);
});
