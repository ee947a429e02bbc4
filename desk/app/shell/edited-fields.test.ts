import { changesOf, conflictsOf, faultsOf, withoutConflicts } from './edited-fields';

const saved = { title: 'Доставка', slug: 'delivery' };

it('changesOf returns only the fields that differ from the saved values', () => {
  expect(changesOf({ title: 'Доставка', slug: 'shipping' }, saved)).toEqual({ slug: 'shipping' });
});

it('conflictsOf returns only the fields that both operators have changed', () => {
  const now = { title: 'Доставка и оплата', slug: 'delivery' };
  const conflicts = conflictsOf({ title: 'Как мы везём', slug: 'shipping' }, saved, now);
  expect(conflicts).toEqual([{ field: 'title', yours: 'Как мы везём', theirs: 'Доставка и оплата' }]);
  expect(withoutConflicts({ title: 'Как мы везём', slug: 'shipping' }, conflicts)).toEqual({ slug: 'shipping' });
  expect(conflictsOf({ title: 'Доставка и оплата' }, saved, now)).toEqual([]);
});

it('faultsOf assigns an API error to the field that it names', () => {
  const fields = [{ field: 'dto.tags.0', message: 'слишком длинно' }, { field: 'dto' }];
  expect(faultsOf(fields)).toEqual({ tags: 'слишком длинно' });
  expect(faultsOf(undefined)).toEqual({});
});
