import type { Logger } from 'pino';
import { ApiError } from '../shared/api-error.js';
import type { NewParcel, ParcelWaybills } from './parcel-waybills.js';
import { ProviderError, type ProviderErrorCode } from './provider-error.js';
import { RegisterParcels } from './register-parcels.js';

const TIMES = { timeoutMs: 60, numberMs: 60, backoffMs: 1, openMs: 10_000 };
const lines: unknown[] = [];
const log = { warn: (line: unknown) => lines.push(line) } as unknown as Logger;
const refusal = (question: () => Promise<unknown>) =>
  Promise.resolve()
    .then(question)
    .then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? error.extensions : error),
    );
const failing = (error: Error): ParcelWaybills => {
  const fail = () => Promise.reject(error);
  return { name: 'cdek', find: fail, register: fail, number: fail };
};

it.each([
  ['NO_ACCOUNT', 'CDEK_ACCOUNT', false],
  ['NO_PLACE', 'CDEK_SHIPMENT_POINT', true],
  ['NO_SIZE', 'CDEK_PARCEL_SIZE', true],
] as const)(
  'parcels are refused with WAYBILLS_OFF and the missing setting when there is %s',
  (missing, setting, isOn) => {
    const parcels = new RegisterParcels(missing, log);
    expect(parcels.isOn).toBe(isOn);
    expect(() => parcels.ready()).toThrow(expect.objectContaining({ extensions: { code: 'WAYBILLS_OFF' } }));
    expect(() => parcels.ready()).toThrow(setting);
  },
);

it.each<ProviderErrorCode>(['INVALID', 'UNAVAILABLE'])(
  'a parcel is refused with the carrier’s words when the carrier answers with %s',
  async (code) => {
    const parcels = new RegisterParcels(failing(new ProviderError(code, 'v2_bad_point: нет ПВЗ')), log, TIMES);
    const expected = { code: 'WAYBILL_REFUSED', detail: 'v2_bad_point: нет ПВЗ' };
    expect(await refusal(() => parcels.register({} as NewParcel))).toEqual(expected);
  },
);

it.each<ProviderErrorCode>(['DOWN', 'LATE', 'LIMITED', 'REFUSED', 'NONSENSE'])(
  'a parcel is CARRIER_UNAVAILABLE and the reason is logged when the carrier fails with %s',
  async (code) => {
    const parcels = new RegisterParcels(failing(new ProviderError(code, 'sick')), log, TIMES);
    expect(await refusal(() => parcels.find('1-a'))).toEqual({ code: 'CARRIER_UNAVAILABLE' });
    expect(lines.at(-1)).toEqual({ provider: 'cdek', code, reason: 'sick' });
  },
);

it('a number is CARRIER_UNAVAILABLE when the carrier does not give it in time', async () => {
  const silent = () => new Promise<never>(() => undefined);
  const parcels = new RegisterParcels({ name: 'cdek', find: silent, register: silent, number: silent }, log, TIMES);
  expect(await refusal(() => parcels.number('id'))).toEqual({ code: 'CARRIER_UNAVAILABLE' });
  expect(lines.at(-1)).toMatchObject({ code: 'LATE' });
});
