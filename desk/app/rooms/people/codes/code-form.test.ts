import type { PromocodeLineFragment } from '../../../graphql/generated/graphql';
import { changesOf, conflictsOf, createDtoOf, editDtoOf, formOf, NEW_CODE } from './code-form';

const MOSCOW = 'Europe/Moscow';
const code: PromocodeLineFragment = {
  ...{ id: 'id', code: 'LETO', kind: 'FIXED', percent: null, amount: 50_050, minimum: 500_000, used: 3, version: 'v1' },
  ...{ startsAt: '2026-10-31T21:00:00.000Z', endsAt: '2026-11-30T20:59:59.999Z', usageLimit: 100 },
  ...{ usageLimitPerUser: null, firstOrderOnly: false, coversSale: true, active: true },
  ...{ categoryIds: ['boots'], brandIds: [] },
};

it('the promo code form shows roubles and days in the shop’s time zone', () => {
  expect(formOf(code, MOSCOW)).toMatchObject({
    ...{ value: '500,50', minimum: '5000', startsAt: '2026-11-01', endsAt: '2026-11-30' },
    ...{ usageLimit: '100', usageLimitPerUser: '' },
  });
  expect(
    formOf({ ...code, kind: 'PERCENT', percent: 15, amount: null, minimum: 0, endsAt: null }, MOSCOW),
  ).toMatchObject({ value: '15', minimum: '', endsAt: null });
});

it('a new promo code is sent in kopecks and without conditions that are not set', () => {
  expect(createDtoOf({ ...NEW_CODE, code: ' leto ', kind: 'FIXED', value: '500,5', minimum: '0' })).toEqual({
    ...{ code: 'LETO', kind: 'FIXED', amount: 50_050, minimum: 0 },
  });
  expect(
    createDtoOf({ ...NEW_CODE, code: 'SALE', value: '15', endsAt: '2026-12-31', usageLimit: '7', brandIds: ['b'] }),
  ).toEqual({
    ...{ code: 'SALE', kind: 'PERCENT', percent: 15, endsAt: '2026-12-31', usageLimit: 7, brandIds: ['b'] },
  });
});

it('an edited promo code sends only changed fields with the version that was read', () => {
  const saved = formOf(code, MOSCOW);
  const changes = changesOf(
    { value: '600', startsAt: '2026-11-01', endsAt: null, usageLimit: '', categoryIds: ['boots'] },
    saved,
  );
  expect(editDtoOf(changes, code)).toEqual({
    ...{ id: 'id', version: 'v1', amount: 60_000, endsAt: null, usageLimit: null },
  });
});

it('a promo code field changed differently by two operators is a conflict, others are not', () => {
  const before = formOf(code, MOSCOW);
  const now = { ...before, minimum: '', brandIds: ['theirs'], active: false };
  expect(conflictsOf({ value: '600', minimum: '6000', active: false }, before, now)).toEqual([
    { field: 'minimum', yours: '6000', theirs: '' },
  ]);
});
