import { likelySource, planLines, type Plan } from './plan';

const none = { count: 0, samples: [] };
const plan: Plan = {
  onSale: 10,
  pricesFalling: { count: 12, samples: [{ product: 'Кеды', size: '41', before: 199_000, after: 99_000 }] },
  pricesRising: none,
  vanishing: { count: 1, samples: [{ product: 'Сапоги', size: '38' }] },
  appearing: none,
  categories: { count: 1, samples: [{ product: 'Кеды', before: null, after: 'Обувь' }] },
  pricesSlightly: { count: 1, samples: [{ product: 'Кеды', size: '42', before: 199_000, after: 189_000 }] },
  newProducts: { count: 1, samples: [{ product: 'Тапки', price: 49_000 }] },
  newBrands: none,
  newCategories: none,
  otherSources: [{ source: 'Лавка', products: 6 }],
};
const price = (kopecks: number) => `${kopecks / 100} ₽`;

it('planLines lists the changes of an import with vanishing products first, without unchanged items', () => {
  expect(planLines(plan, price)).toEqual([
    { part: 'vanishing', count: 1, samples: ['Сапоги, 38'] },
    { part: 'pricesFalling', count: 12, samples: ['Кеды, 41: 1990 ₽ → 990 ₽'] },
    { part: 'pricesSlightly', count: 1, samples: ['Кеды, 42: 1990 ₽ → 1890 ₽'] },
    { part: 'newProducts', count: 1, samples: ['Тапки: 490 ₽'] },
    { part: 'categories', count: 1, samples: ['Кеды: — → Обувь'] },
  ]);
});

it.each([null, undefined, {}, 'plan'])('planLines returns no lines for %s, which is not a plan', (other) =>
  expect(planLines(other, price)).toEqual([]),
);

it('likelySource names another source only when it has most products of the file', () => {
  expect(likelySource(plan, 10)).toEqual({ source: 'Лавка', products: 6 });
  expect([likelySource(plan, 12), likelySource({ ...plan, otherSources: [] }, 1), likelySource(null, 1)]).toEqual([
    null,
    null,
    null,
  ]);
});
