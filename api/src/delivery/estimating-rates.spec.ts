import { jest } from '@jest/globals';
import type { Logger } from 'pino';
import { toKopecks } from '../shared/kopecks.js';
import type { DeliveryRates, Rate, RateRequest } from './delivery-rates.js';
import { EstimatingRates } from './estimating-rates.js';
import type { City } from './gazetteer.js';
import { ProviderError, type ProviderErrorCode } from './provider-error.js';
import { withClockMoved } from '../testing/with-clock-moved.js';

const TIMES = { timeoutMs: 80, backoffMs: 1, openMs: 60_000 };
const CITY = { id: 'tver', title: 'Тверь' } as City;
const CARRIERS: Rate = { price: toKopecks(31_000), minDays: 2, maxDays: 3 };
const ZONES: Rate = { price: toKopecks(29_000), minDays: 2, maxDays: 4 };

type Answer = Rate | ProviderErrorCode | Error | 'hangs' | 'ignores the signal';

/** A fake carrier that gives these answers one after another and then repeats the last one. */
function carrier(...answers: Answer[]) {
  const rate = jest.fn<DeliveryRates['rate']>((_, signal) => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer === 'ignores the signal') return new Promise(() => undefined);
    if (answer === 'hangs')
      return new Promise((_, fail) => signal.addEventListener('abort', () => fail(new ProviderError('LATE', 'late'))));
    if (answer instanceof Error) return Promise.reject(answer);
    return typeof answer === 'string' ? Promise.reject(new ProviderError(answer, 'sick')) : Promise.resolve(answer);
  });
  return { name: 'carrier', rate };
}
const zones = { name: 'zones', rate: () => Promise.resolve(ZONES) };

let lines: unknown[];
beforeEach(() => (lines = []));
const log = { warn: (line: unknown) => lines.push(line) } as unknown as Logger;
const ratesOf = (asked: DeliveryRates | null) => new EstimatingRates(asked, zones, log, TIMES);

/** Each parcel has a different weight, because rates are cached by parcel. */
let grams = 0;
const parcel = (changes: Partial<RateRequest['parcel']> = {}): RateRequest => ({
  to: { city: CITY },
  parcel: { grams: (grams += 1), units: 1, declaredValue: toKopecks(1), ...changes },
});

it('delivery rates come from the carrier when it responds', async () => {
  expect(await ratesOf(carrier(CARRIERS)).rate(parcel())).toEqual({ ...CARRIERS, estimated: false });
  expect(lines).toEqual([]);
});

it('without a carrier, zone prices are not marked as estimates', async () => {
  expect(await ratesOf(null).rate(parcel())).toEqual({ ...ZONES, estimated: false });
});

it.each<[ProviderErrorCode, number]>([
  ['DOWN', 2],
  ['LATE', 1],
  ['LIMITED', 1],
  ['REFUSED', 1],
  ['INVALID', 1],
  ['NONSENSE', 1],
])(
  'after the carrier error %s, rates are estimated by zones and the error is logged after %d requests',
  async (code, times) => {
    const asked = carrier(code);
    expect(await ratesOf(asked).rate(parcel())).toEqual({ ...ZONES, estimated: true });
    expect(asked.rate).toHaveBeenCalledTimes(times);
    expect(lines).toEqual([expect.objectContaining({ provider: 'carrier', code })]);
  },
);

it('delivery rates are estimated by zones if the carrier’s response cannot be parsed', async () => {
  expect(await ratesOf(carrier(new TypeError('x is undefined'))).rate(parcel())).toMatchObject({ estimated: true });
  expect(lines).toEqual([expect.objectContaining({ code: 'NONSENSE' })]);
});

it('a rate request is retried after a temporary failure', async () => {
  expect(await ratesOf(carrier('DOWN', CARRIERS)).rate(parcel())).toEqual({ ...CARRIERS, estimated: false });
});

it('a rate request fails without an estimate if the carrier does not deliver to the place', async () => {
  const asked = carrier('UNAVAILABLE');
  await expect(ratesOf(asked).rate(parcel())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(asked.rate).toHaveBeenCalledTimes(1);
});

it.each(['hangs', 'ignores the signal'] as const)(
  'a rate request falls back to zone prices at the time limit for a carrier that %s',
  async (answer) => {
    // Neither of these carriers ever answers, so this also checks that the call times out.
    expect(await ratesOf(carrier(answer)).rate(parcel())).toEqual({ ...ZONES, estimated: true });
    expect(lines).toEqual([expect.objectContaining({ code: 'LATE' })]);
  },
);

it('a carrier that fails five times in a row is not requested for a while, then tried again', async () => {
  const asked = carrier('LIMITED', 'LIMITED', 'LIMITED', 'LIMITED', 'LIMITED', CARRIERS);
  const rates = ratesOf(asked);
  for (let n = 0; n < 7; n += 1) expect(await rates.rate(parcel())).toMatchObject({ estimated: true });
  expect(asked.rate).toHaveBeenCalledTimes(5);
  expect(await withClockMoved(TIMES.openMs, () => rates.rate(parcel()))).toEqual({ ...CARRIERS, estimated: false });
});

it.each<ProviderErrorCode>(['UNAVAILABLE', 'INVALID'])(
  'repeated carrier errors of the code %s do not pause requests to the carrier',
  async (code) => {
    const asked = carrier(code);
    const rates = ratesOf(asked);
    for (let n = 0; n < 8; n += 1) await rates.rate(parcel()).catch(() => undefined);
    expect(asked.rate).toHaveBeenCalledTimes(8);
  },
);

it('a carrier’s rate is reused by cart, checkout and order; an estimate is not cached', async () => {
  const asked = carrier('LIMITED', CARRIERS);
  const rates = ratesOf(asked);
  const request = parcel();
  expect(await rates.rate(request)).toMatchObject({ estimated: true });
  for (let n = 0; n < 3; n += 1) expect(await rates.rate(request)).toEqual({ ...CARRIERS, estimated: false });
  expect(asked.rate).toHaveBeenCalledTimes(2);
  await rates.rate({ ...request, parcel: { ...request.parcel, grams: 5000 } });
  await rates.rate({ ...request, to: { city: { ...CITY, id: 'kazan' } } });
  expect(asked.rate).toHaveBeenCalledTimes(4);
});
