import { faultsIn, faultsOf } from './code-faults';
import { NEW_CODE } from './code-form';

const good = { ...NEW_CODE, code: 'LETO', value: '15' };
const namesOf = (changes: object, used: number | null = null) =>
  Object.entries(faultsOf({ ...good, ...changes }, used)).map(([field, fault]) => [
    field,
    fault && 'name' in fault ? fault.name : '',
  ]);

it('a promo code form with all required fields has no errors', () => expect(namesOf({})).toEqual([]));

it.each([
  [{ code: 'A B' }, 'code', 'code'],
  [{ code: 'AB' }, 'code', 'code'],
  [{ value: '101' }, 'value', 'percent'],
  [{ value: '1,5' }, 'value', 'percent'],
  [{ kind: 'FIXED', value: '0' }, 'value', 'amount'],
  [{ minimum: 'много' }, 'minimum', 'minimum'],
  [{ startsAt: '2026-12-02', endsAt: '2026-12-01' }, 'endsAt', 'window'],
  [{ usageLimit: '0' }, 'usageLimit', 'limit'],
  [{ usageLimitPerUser: '-1' }, 'usageLimitPerUser', 'limit'],
])('the promo code form with %j shows an error at the field %s', (changes, field, name) =>
  expect(namesOf(changes)).toEqual([[field, name]]),
);

it('a used promo code requires a start day and a usage limit not below its uses', () => {
  expect(namesOf({ usageLimit: '2' }, 3)).toEqual([
    ['startsAt', 'start'],
    ['usageLimit', 'belowUsed'],
  ]);
  expect(namesOf({ startsAt: '2026-12-01', endsAt: '2026-12-01', usageLimit: '3' }, 3)).toEqual([]);
});

it('the promo code form shows API errors next to the fields that they name', () => {
  const fields = [
    { field: 'dto.percent', message: 'слишком много' },
    { field: 'dto.brandIds', message: 'нет таких' },
    { field: 'dto', message: 'вместе нельзя' },
  ];
  expect(faultsIn({ code: 'BAD_USER_INPUT', message: '', details: { fields } }, good)).toEqual({
    value: { words: 'слишком много' },
    brandIds: { words: 'нет таких' },
  });
  expect(faultsIn({ code: 'NAME_TAKEN', message: 'Занято', details: {} }, good)).toEqual({ code: { words: 'Занято' } });
  expect(faultsIn({ code: 'NO_SIGNAL', message: '', details: {} }, good)).toEqual({});
});
