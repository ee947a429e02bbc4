import { sectionTree } from './section-tree';

it('sectionTree puts sections below their parents, sorted by name', () => {
  const tree = sectionTree([
    { slug: 'shoes/sneakers', name: 'Кроссовки' },
    { slug: 'clothes', name: 'Одежда' },
    { slug: 'shoes', name: 'Обувь' },
    { slug: 'shoes/boots', name: 'Ботинки' },
    { slug: 'gone/caps', name: 'Кепки' },
  ]);
  expect(tree.map(({ name, below }) => [name, below.map((child) => child.name)])).toEqual([
    ['Кепки', []],
    ['Обувь', ['Ботинки', 'Кроссовки']],
    ['Одежда', []],
  ]);
});
