import type { Logger } from 'pino';
import { ApiError } from '../shared/api-error.js';
import type { ParcelLabels } from './parcel-labels.js';
import { PrintLabels } from './print-labels.js';
import { ProviderError, type ProviderErrorCode } from './provider-error.js';

const TIMES = { timeoutMs: 60, backoffMs: 1, openMs: 10_000 };
const lines: unknown[] = [];
const log = { warn: (line: unknown) => lines.push(line) } as unknown as Logger;
const refusal = (question: Promise<unknown>) =>
  question.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.extensions : error),
  );
const labelsOf = (make: ParcelLabels['make']) =>
  new PrintLabels({ name: 'cdek', make, file: () => Promise.resolve(Buffer.from('%PDF-')) }, log, TIMES);

it('labels are refused with LABELS_OFF when no carrier is configured', async () => {
  const labels = new PrintLabels(null, log);
  expect(labels.isOn).toBe(false);
  expect(await refusal(labels.make('1106394409'))).toMatchObject({ code: 'LABELS_OFF' });
});

it('a label is refused with the carrier’s words when the carrier rejects its number', async () => {
  const labels = labelsOf(() => Promise.reject(new ProviderError('INVALID', 'v2_order_not_found: нет заказа')));
  const expected = { code: 'LABEL_NOT_FOUND', detail: 'v2_order_not_found: нет заказа' };
  expect(await refusal(labels.make('1106394409'))).toEqual(expected);
});

it.each<ProviderErrorCode>(['DOWN', 'LATE', 'LIMITED', 'REFUSED', 'NONSENSE'])(
  'a label is refused with CARRIER_UNAVAILABLE and the reason is logged when the carrier fails with %s',
  async (code) => {
    const labels = labelsOf(() => Promise.reject(new ProviderError(code, 'sick')));
    expect(await refusal(labels.make('1106394409'))).toEqual({ code: 'CARRIER_UNAVAILABLE' });
    expect(lines.at(-1)).toEqual({ provider: 'cdek', code, reason: 'sick' });
  },
);

it('a label is refused with CARRIER_UNAVAILABLE when the carrier does not answer in time', async () => {
  const labels = labelsOf(() => new Promise(() => undefined));
  expect(await refusal(labels.make('1106394409'))).toEqual({ code: 'CARRIER_UNAVAILABLE' });
  expect(lines.at(-1)).toMatchObject({ code: 'LATE' });
});
