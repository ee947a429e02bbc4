import {
  categoryTree,
  nextKinds,
  withCategory,
  withoutLoneTop,
  type Branch,
  type CategoryOption,
} from './category-tree';

const option = (value: string, parent: string | null = null): CategoryOption => ({ value, parent });

/** Sorted by count, as the API returns them: a child may come before its parent. */
const options = [
  option('shoes'),
  option('trail', 'running'),
  option('running', 'shoes'),
  option('clothes'),
  option('hoodies', 'clothes'),
  option('road', 'running'),
];

type Drawn = { [value: string]: Drawn };
const draw = (tree: Branch<CategoryOption>[]): Drawn =>
  Object.fromEntries(tree.map(({ option: { value }, below }) => [value, draw(below)]));

describe('category tree', () => {
  it('categoryTree nests categories in three levels and keeps their order in each level', () => {
    const tree = categoryTree(options);
    expect(draw(tree)).toEqual({ shoes: { running: { trail: {}, road: {} } }, clothes: { hoodies: {} } });
    expect(Object.keys(draw(tree[0]!.below[0]!.below))).toEqual(['trail', 'road']);
  });

  it('categoryTree keeps categories whose parent is missing', () => {
    expect(draw(categoryTree([option('trail', 'running')]))).toEqual({ trail: {} });
  });

  it('withoutLoneTop skips levels with a single category unless that category is chosen', () => {
    const tree = categoryTree(options.slice(0, 3).concat(option('road', 'running')));
    expect(draw(withoutLoneTop(tree, []))).toEqual({ trail: {}, road: {} });
    expect(draw(withoutLoneTop(tree, ['shoes']))).toEqual(draw(tree));
    expect(draw(withoutLoneTop(categoryTree([option('bags')]), []))).toEqual({ bags: {} });
    expect(withoutLoneTop([], [])).toEqual([]);
  });
});

describe('nextKinds', () => {
  const counted = Object.entries({ shoes: 5, trail: 2, running: 5, clothes: 7, hoodies: 7, road: 3, bags: 0 });
  const kinds = [...options, option('bags')].map((one) => ({
    ...one,
    count: counted.find(([value]) => value === one.value)![1],
  }));
  const next = (chosen?: string) => nextKinds(kinds, chosen).map(({ value }) => value);

  it('nextKinds returns the topmost categories with products, those with most first, when nothing is chosen', () => {
    expect(next()).toEqual(['clothes', 'shoes']);
  });

  it('nextKinds returns the categories below the chosen one, or those beside it at the end of the tree', () => {
    expect(next('running')).toEqual(['road', 'trail']);
    expect(next('trail')).toEqual(['road', 'trail']);
  });

  it('nextKinds keeps the level of the chosen category when there is nothing to choose from below it', () => {
    expect(next('clothes')).toEqual(['clothes', 'shoes']);
  });

  it('nextKinds returns nothing when there is a single category', () => {
    expect(nextKinds(kinds.slice(3, 4), undefined)).toEqual([]);
    expect(nextKinds([], undefined)).toEqual([]);
  });
});

describe('withCategory', () => {
  it('withCategory replaces chosen ancestors and descendants and keeps the rest', () => {
    expect(withCategory(options, ['shoes', 'hoodies'], 'trail')).toEqual(['hoodies', 'trail']);
    expect(withCategory(options, ['trail', 'road', 'hoodies'], 'shoes')).toEqual(['hoodies', 'shoes']);
    expect(withCategory(options, ['trail'], 'road')).toEqual(['trail', 'road']);
  });

  it('withCategory ends when the parents of categories form a circle', () => {
    expect(withCategory([option('a', 'b'), option('b', 'a')], ['c'], 'a')).toEqual(['c', 'a']);
  });
});
