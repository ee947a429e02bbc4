import { jest } from '@jest/globals';
import type { ThrottlerStorage } from '@nestjs/throttler';
import type { Logger } from 'pino';
import { Limits } from '../platform/throttling/limits.js';
import { ApiError } from '../shared/api-error.js';
import { GazetteerSuggestions } from './adapters/gazetteer.js';
import type { AddressSuggestion, AddressSuggestions } from './address-suggestions.js';
import { Gazetteer } from './gazetteer.js';
import { ProviderError, type ProviderErrorCode } from './provider-error.js';
import { SuggestAddress } from './suggest-address.js';

const TIMES = { timeoutMs: 60, backoffMs: 1, openMs: 10_000 };
const FOUND = [{ value: 'ул Тихая' }] as AddressSuggestion[];
const SHOPPER = { address: '192.0.2.1', network: '192.0.2.0/24' };
const query = (text: string, cityId: string | null = null) => ({ text, cityId });

function provider(answer: AddressSuggestion[] | ProviderErrorCode | 'hangs') {
  const suggest = jest.fn<AddressSuggestions['suggest']>(() => {
    if (answer === 'hangs') return new Promise(() => undefined);
    return Array.isArray(answer) ? Promise.resolve(answer) : Promise.reject(new ProviderError(answer, 'sick'));
  });
  return { name: 'paid', costsMoney: true, suggest };
}

let lines: unknown[];
let hits: Map<string, number>;
beforeEach(() => {
  lines = [];
  hits = new Map();
});
const log = { warn: (line: unknown) => lines.push(line) } as unknown as Logger;
const storage: ThrottlerStorage = {
  increment: (key, _, most) => {
    const totalHits = (hits.get(key) ?? 0) + 1;
    hits.set(key, totalHits);
    return Promise.resolve({ totalHits, timeToExpire: 60, isBlocked: totalHits > most, timeToBlockExpire: 60 });
  },
};
const useCase = (asked: AddressSuggestions) => new SuggestAddress(asked, new Limits(storage), log, TIMES);

it.each<ProviderErrorCode>(['DOWN', 'LATE', 'LIMITED', 'REFUSED', 'INVALID', 'NONSENSE', 'UNAVAILABLE'])(
  'address suggestions are empty and the failure is only logged when the provider fails with %s',
  async (code) => {
    expect(await useCase(provider(code)).suggest(query('тихая'), SHOPPER)).toEqual([]);
    expect(lines).toEqual([expect.objectContaining({ provider: 'paid', code })]);
    expect(JSON.stringify(lines)).not.toContain('тихая');
  },
);

it('address suggestions stop waiting for the provider at the time limit', async () => {
  expect(await useCase(provider('hangs')).suggest(query('тихая'), SHOPPER)).toEqual([]);
});

it('a repeated address query is served from the cache and does not count towards the limit', async () => {
  const asked = provider(FOUND);
  const addresses = useCase(asked);
  for (const text of ['Тихая  7', ' тихая 7', 'ТИХАЯ 7 '])
    expect(await addresses.suggest(query(text), SHOPPER)).toBe(FOUND);
  expect(asked.suggest).toHaveBeenCalledTimes(1);
  expect([...hits.values()]).toEqual([1, 1]);
  await addresses.suggest(query('тихая 7', 'another-town'), SHOPPER);
  expect(asked.suggest).toHaveBeenCalledTimes(2);
});

it('a failed address query is not cached', async () => {
  const asked = provider('LIMITED');
  const addresses = useCase(asked);
  for (let n = 0; n < 2; n += 1) await addresses.suggest(query('тихая'), SHOPPER);
  expect(asked.suggest).toHaveBeenCalledTimes(2);
});

it('an empty address query is not sent to the provider', async () => {
  const asked = provider(FOUND);
  expect(await useCase(asked).suggest(query('  '), SHOPPER)).toEqual([]);
  expect(asked.suggest).not.toHaveBeenCalled();
});

it('each shopper has a separate limit of sixty address queries a minute', async () => {
  const asked = provider(FOUND);
  const addresses = useCase(asked);
  for (let n = 0; n < 60; n += 1) await addresses.suggest(query(`тихая ${n}`), SHOPPER);
  const refusal: unknown = await addresses.suggest(query('тихая 61'), SHOPPER).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect((refusal as ApiError).extensions.code).toBe('TOO_MANY_REQUESTS');
  expect(asked.suggest).toHaveBeenCalledTimes(60);
  expect(await addresses.suggest(query('тихая 61'), { ...SHOPPER, address: '192.0.2.2' })).toBe(FOUND);
});

describe('the gazetteer', () => {
  const addresses = () => useCase(new GazetteerSuggestions(new Gazetteer()));

  it('the gazetteer suggests towns with coordinates without counting towards the limit', async () => {
    const found = await addresses().suggest(query('нижний нов'), SHOPPER);
    expect(found[0]).toMatchObject({ value: 'Нижний Новгород, Нижегородская область', city: 'Нижний Новгород' });
    expect(found[0]!.geo_lat).toBeCloseTo(56.3, 0);
    expect((await addresses().suggest(query('москв'), SHOPPER))[0]!.value).toBe('Москва');
    expect(hits.size).toBe(0);
  });

  it('the gazetteer suggests no streets for a query within a town', async () => {
    expect(await addresses().suggest(query('ленина', 'some-town'), SHOPPER)).toEqual([]);
  });
});
