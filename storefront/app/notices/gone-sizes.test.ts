import { goneSizes } from './gone-sizes';

const offer = (sizeId: string, changes: object = {}) => ({
  ...{ sizeId, size: { name: `EU ${sizeId}` }, active: true, isSold: false, isReserved: false },
  ...changes,
});

it('are those of which nothing is left: sold, reserved or not on sale', () => {
  const offers = [offer('41', { isSold: true }), offer('42'), offer('43', { isReserved: true })];
  expect(goneSizes([...offers, offer('44', { active: false })]).map(({ id }) => id)).toEqual(['41', '43', '44']);
});

it('are not those that another offer has', () => {
  expect(goneSizes([offer('41', { isSold: true }), offer('41')])).toEqual([]);
});
