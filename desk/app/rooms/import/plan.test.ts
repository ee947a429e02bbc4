import { planLines, type Plan } from './plan';

const none = { count: 0, samples: [] };
const plan: Plan = {
  onSale: 10,
  pricesFalling: { count: 12, samples: [{ product: 'Кеды', size: '41', before: 199_000, after: 99_000 }] },
  pricesRising: none,
  vanishing: { count: 1, samples: [{ product: 'Сапоги', size: '38' }] },
  appearing: none,
  categories: { count: 1, samples: [{ product: 'Кеды', before: null, after: 'Обувь' }] },
  newProducts: { count: 1, samples: ['Тапки'] },
  newBrands: none,
  newCategories: none,
};
const price = (kopecks: number) => `${kopecks / 100} ₽`;

it('planLines lists the changes of an import with vanishing products first, without unchanged items', () => {
  expect(planLines(plan, price)).toEqual([
    { part: 'vanishing', count: 1, samples: ['Сапоги, 38'] },
    { part: 'pricesFalling', count: 12, samples: ['Кеды, 41: 1990 ₽ → 990 ₽'] },
    { part: 'newProducts', count: 1, samples: ['Тапки'] },
    { part: 'categories', count: 1, samples: ['Кеды: — → Обувь'] },
  ]);
});

it.each([null, undefined, {}, 'plan'])('planLines returns no lines for %s, which is not a plan', (other) =>
  expect(planLines(other, price)).toEqual([]),
);
