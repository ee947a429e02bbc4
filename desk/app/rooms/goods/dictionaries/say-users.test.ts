import { entryTexts } from './entry-words';
import { sayUsers } from './say-users';

it('says what uses the thing, with counts', () => {
  const fault = (details: Record<string, unknown>) => ({ code: 'STILL_USED', message: '', details });
  expect(sayUsers(fault({ products: 3, promocodes: 0, menuFilters: 1 }), entryTexts.ru)).toBe(
    'Удалить нельзя, его ещё используют: товары — 3, пункты меню — 1.',
  );
  expect(sayUsers(fault({}), entryTexts.ru)).toBe('Удалить нельзя, его ещё используют.');
});
