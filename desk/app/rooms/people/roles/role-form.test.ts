import { changesOf, dtoOf, isWithin, NEW_ROLE, withPermission } from './role-form';

const saved = { ...NEW_ROLE, name: 'Склад', permissions: ['READ_ORDERS', 'STOCK'] as const };

it('an edited role sends only the fields that were changed', () => {
  const changes = changesOf({ name: 'Склад', permissions: ['STOCK'], requiresSecondFactor: true }, saved);
  expect(dtoOf(changes, 'id')).toEqual({ id: 'id', permissions: ['STOCK'], requiresSecondFactor: true });
});

it('permissions of a role in another order count as unchanged', () => {
  const again = withPermission(withPermission(saved.permissions, 'READ_ORDERS', false), 'READ_ORDERS', true);
  expect(again).toEqual(['STOCK', 'READ_ORDERS']);
  expect(changesOf({ permissions: again }, saved)).toEqual({});
});

it('a new role is sent with its trimmed name and its permissions', () => {
  expect(dtoOf(changesOf({ name: ' Колл-центр ', permissions: ['READ_ORDERS'] }, NEW_ROLE), null)).toEqual({
    ...{ name: 'Колл-центр', permissions: ['READ_ORDERS'] },
  });
});

it('isWithin is false for permissions that the operator does not have', () => {
  expect(isWithin(['STOCK'], ['STOCK', 'PRICES'])).toBe(true);
  expect(isWithin(['ROLES'], ['STOCK', 'PRICES'])).toBe(false);
});
