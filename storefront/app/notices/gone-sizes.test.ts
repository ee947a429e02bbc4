import { goneSizes } from './gone-sizes';

const offer = (sizeId: string, changes: object = {}) => ({
  ...{ sizeId, size: { name: `EU ${sizeId}` }, active: true, isSold: false, isReserved: false },
  ...changes,
});

it('goneSizes returns the sizes that are sold, reserved or inactive', () => {
  const offers = [offer('41', { isSold: true }), offer('42'), offer('43', { isReserved: true })];
  expect(goneSizes([...offers, offer('44', { active: false })]).map(({ id }) => id)).toEqual(['41', '43', '44']);
});

it('goneSizes leaves out a sold size that another offer still has', () => {
  expect(goneSizes([offer('41', { isSold: true }), offer('41')])).toEqual([]);
});
