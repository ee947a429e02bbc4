import { changeOf, EMPTY, NONE } from './change-of';

it('an untouched form changes nothing', () => {
  expect(changeOf(EMPTY)).toBeNull();
});

it('a form names only what is changed, and removes a category by null', () => {
  expect(changeOf({ ...EMPTY, sale: 'off' })).toEqual({ active: false });
  expect(changeOf({ ...EMPTY, category: NONE, addBadges: ['hit'] })).toEqual({ category: null, addBadges: ['hit'] });
  expect(changeOf({ ...EMPTY, sale: 'on', category: 'boots', removeBadges: ['hit'] })).toEqual({
    active: true,
    category: 'boots',
    removeBadges: ['hit'],
  });
});
