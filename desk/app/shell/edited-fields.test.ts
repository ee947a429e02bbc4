import { changesOf, conflictsOf, faultsOf, withoutConflicts } from './edited-fields';

const saved = { title: 'Доставка', slug: 'delivery' };

it('what is typed as it is changes nothing', () => {
  expect(changesOf({ title: 'Доставка', slug: 'shipping' }, saved)).toEqual({ slug: 'shipping' });
});

it('a field that both have changed is a conflict, and no other', () => {
  const now = { title: 'Доставка и оплата', slug: 'delivery' };
  const conflicts = conflictsOf({ title: 'Как мы везём', slug: 'shipping' }, saved, now);
  expect(conflicts).toEqual([{ field: 'title', yours: 'Как мы везём', theirs: 'Доставка и оплата' }]);
  expect(withoutConflicts({ title: 'Как мы везём', slug: 'shipping' }, conflicts)).toEqual({ slug: 'shipping' });
  expect(conflictsOf({ title: 'Доставка и оплата' }, saved, now)).toEqual([]);
});

it('a fault of the API stands at the field of its value', () => {
  const fields = [{ field: 'dto.tags.0', message: 'слишком длинно' }, { field: 'dto' }];
  expect(faultsOf(fields)).toEqual({ tags: 'слишком длинно' });
  expect(faultsOf(undefined)).toEqual({});
});
