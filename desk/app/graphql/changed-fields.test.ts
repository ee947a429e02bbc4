import { changedFields } from './changed-fields';

it('changedFields lists the differences between two audit-log states with shortened values', () => {
  const before = { name: 'Кеды', active: true, brands: ['one'], sizeGuide: null, images: ['1', '2', '3', '4'] };
  const after = { ...before, name: 'а'.repeat(50), active: false, sizeGuide: 'M', images: ['1', '2', '3', '4', '5'] };
  expect(changedFields(before, after)).toEqual([
    { field: 'name', from: 'Кеды', to: `${'а'.repeat(40)}…` },
    { field: 'active', from: 'true', to: 'false' },
    { field: 'sizeGuide', from: '—', to: 'M' },
    { field: 'images', from: '4', to: '5' },
  ]);
  expect(changedFields(null, { name: 'Кеды' })).toEqual([{ field: 'name', from: '—', to: 'Кеды' }]);
  expect(changedFields(null, null)).toEqual([]);
});
