import type { SizeGroup } from '../graphql/generated/graphql';
import type { FilterList } from './filter-list';
import { toListingDto } from './listing-dto';
import { parseListingQuery } from './listing-query';
import { appliedFilters, filterGroups, priceRange } from './listing-view';
import { isOfShoesAlone } from './size-parts';
import { choiceOrder, inOrder } from './stable-order';

const option = (value: string, name: string, count: number) => ({ value, name, count, hex: null, parent: null });

const aged = (age: string, size: string, name: string, count: number) => ({
  ...option(`${age}_${size}`, name, count),
  parent: age,
  sizeGroup: 'FOOTWEAR' as SizeGroup | null,
});

const filters: FilterList = {
  categories: [],
  season: [],
  deliverySpeed: [],
  sex: [option('MALE', 'Мужское', 4)],
  age: [],
  brand: [option('nike', 'Nike', 5), option('vans', 'Vans', 0)],
  model: [],
  colorPallete: [],
  sizesByAge: [],
  material: [],
  sale: [],
  rating: [],
  customFields: [],
  order: [],
  price: { min: 129_050, max: 999_010 },
};

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));

describe('the filters of a listing', () => {
  it('appliedFilters names the applied filters, each with the URL that removes it', () => {
    const search = new URLSearchParams('query=a&brand=nike,gone&sex=MALE&priceMax=9000');
    const applied = appliedFilters(filters, parseListingQuery(search), search);
    expect(applied.map(({ name }) => name)).toEqual(['до 9\u00A0000\u00A0₽', 'Nike', 'gone', 'Мужское']);
    expect(applied[1]?.search).toBe('?query=a&brand=gone&sex=MALE&priceMax=9000');
    expect(applied[0]?.search).toBe('?query=a&brand=nike,gone&sex=MALE');
  });

  it('filterGroups ticks the chosen values of a filter', () => {
    const brand = filterGroups(filters, parse('brand=vans')).find(({ name }) => name === 'brand');
    expect(brand?.choices.map(({ checked }) => checked)).toEqual([false, true]);
  });

  it('filterGroups lists filters in the order that the shop has set, including custom fields', () => {
    const water = { code: 'water', name: 'Вода', type: 'FLAG' as const, unit: null, options: [], min: null, max: null };
    const ordered = { ...filters, customFields: [water], order: ['customFields.water', 'season'] };
    expect(
      filterGroups(ordered, parse(''))
        .map(({ name }) => name)
        .slice(0, 3),
    ).toEqual(['field.water', 'season', 'size']);
  });

  it('a single size is named in Russian in the filter and in its chip', () => {
    const one = { ...filters, sizesByAge: [aged('ADULT', 'one-size', 'ONE SIZE', 3)] };
    const search = new URLSearchParams('size=one-size');
    expect(filterGroups(one, parse('')).find(({ name }) => name === 'size')?.choices[0]?.label).toBe('Один размер');
    expect(appliedFilters(one, parseListingQuery(search), search)[0]?.name).toBe('Один размер');
  });

  describe('sizes', () => {
    const sizesByAge = [aged('CHILDREN', '35', '35', 2), aged('ADULT', '35', '35', 1), aged('ADULT', '36', '36', 4)];
    const both = { ...filters, sizesByAge };
    const sizesAt = (list: FilterList, text: string) => {
      const { choices, parts } = filterGroups(list, parse(text))[0]!;
      const plain = (some: typeof choices) =>
        some.map(({ value, label, count, checked }) => [value, label, count, checked]);
      return { choices: plain(choices), parts: parts?.map(({ label, choices: own }) => [label, plain(own)]) };
    };

    it('sizes of adults and children are listed apart and chosen independently', () => {
      expect(sizesAt(both, 'size=CHILDREN_35')).toEqual({
        choices: [],
        parts: [
          [
            'Взрослые',
            [
              ['ADULT_35', '35', 1, false],
              ['ADULT_36', '36', 4, false],
            ],
          ],
          ['Детские', [['CHILDREN_35', '35', 2, true]]],
        ],
      });
    });

    it('the size filter has no headings when all sizes are for one age group', () => {
      const adults = { ...filters, sizesByAge: sizesByAge.slice(1) };
      const expected = {
        choices: [
          ['35', '35', 1, true],
          ['36', '36', 4, false],
        ],
        parts: undefined,
      };
      expect(sizesAt(adults, 'size=35')).toEqual(expected);
      expect(sizesAt(adults, 'size=ADULT_35')).toEqual(expected);
    });

    it('the size filter lists the sizes of several kinds of goods in separate sections, with children’s sizes apart', () => {
      const sized = (age: string, size: string, sizeGroup: SizeGroup | null) => ({
        ...aged(age, size, size, 1),
        sizeGroup,
      });
      const adults = [
        sized('ADULT', 'XS', 'CLOTHES'),
        sized('ADULT', '36.5', 'FOOTWEAR'),
        sized('ADULT', '36–40', 'SOCKS'),
        sized('ADULT', '85', null),
      ];
      expect(sizesAt({ ...filters, sizesByAge: adults }, 'size=36.5').parts).toEqual([
        ['Обувь', [['36.5', '36,5', 1, true]]],
        ['Одежда', [['XS', 'XS', 1, false]]],
        ['Носки', [['36–40', '36–40', 1, false]]],
        ['Другие', [['85', '85', 1, false]]],
      ]);
      const all = { ...filters, sizesByAge: [...adults.slice(0, 2), sized('CHILDREN', '104', 'CLOTHES')] };
      expect(sizesAt(all, '').parts?.map(([label]) => label)).toEqual(['Обувь', 'Одежда', 'Детская одежда']);
    });

    it('isOfShoesAlone is true only when all sizes of a listing are shoe sizes', () => {
      expect(isOfShoesAlone(sizesByAge)).toBe(true);
      expect(isOfShoesAlone([...sizesByAge, { ...aged('ADULT', 'M', 'M', 1), sizeGroup: 'CLOTHES' }])).toBe(false);
      expect(isOfShoesAlone([])).toBe(false);
    });

    it('chips of applied filters name a size with the chosen age group', () => {
      const names = (text: string) =>
        appliedFilters(both, parse(text), new URLSearchParams(text)).map(({ name }) => name);
      expect(names('size=CHILDREN_35,ADULT_36,35')).toEqual(['35, детский', '36, взрослый', '35']);
    });
  });

  it('filterGroups nests categories below their parents in the category filter', () => {
    const categories = [
      option('shoes', 'Обувь', 9),
      { ...option('boots', 'Ботинки', 4), parent: 'shoes' },
      option('bags', 'Сумки', 2),
    ];
    const group = filterGroups({ ...filters, categories }, parse('categories=boots'))[2];
    expect(
      group?.choices.map(({ label, below }) => [label, below?.map(({ label, checked }) => [label, checked])]),
    ).toEqual([
      ['Обувь', [['Ботинки', true]]],
      ['Сумки', []],
    ]);
  });

  it('priceRange rounds the lowest and highest price outwards to whole roubles', () => {
    expect(priceRange(filters, parse('priceMin=2000'))).toEqual({ lowest: 1290, highest: 9991, from: 2000, to: null });
  });
});

describe('filters by custom fields', () => {
  const field = { unit: null, options: [], min: null, max: null };
  const option = (value: string, name: string, count: number) => ({ value, name, count });
  const custom: FilterList = {
    ...filters,
    customFields: [
      { ...field, code: 'drop', name: 'Перепад', type: 'NUMBER', unit: 'мм', min: 4, max: 12.5 },
      {
        ...field,
        ...{ code: 'surface', name: 'Покрытие', type: 'LIST' },
        options: [option('road', 'Асфальт', 3), option('trail', 'Тропа', 0)],
      },
      {
        ...field,
        ...{ code: 'vegan', name: 'Без кожи', type: 'FLAG' },
        options: [option('false', 'Нет', 4), option('true', 'Да', 2)],
      },
      {
        ...{ ...field, code: 'story', name: 'О них', type: 'ARTICLE_REFERENCE' },
        options: [option('how-to-run', 'Как бегать', 2), option('trails', 'Тропы', 1)],
      },
    ],
  };

  it('custom field filters come last: numbers as ranges, lists and references as choices, flags as a checkbox', () => {
    const search = 'field.surface=trail&field.drop.max=8&field.vegan=true&field.story=trails';
    const groups = filterGroups(custom, parse(search));
    expect(groups.slice(-4)).toEqual([
      {
        ...{ name: 'field.drop', label: 'Перепад', choices: [] },
        range: { lowest: 4, highest: 12.5, from: null, to: 8, unit: 'мм' },
      },
      {
        ...{ name: 'field.surface', label: 'Покрытие' },
        choices: [
          { value: 'road', label: 'Асфальт', count: 3, checked: false },
          { value: 'trail', label: 'Тропа', count: 0, checked: true },
        ],
      },
      {
        ...{ name: 'field.vegan', label: 'Без кожи', layout: 'flag' },
        choices: [{ value: 'true', label: 'Да', count: 2, checked: true }],
      },
      {
        ...{ name: 'field.story', label: 'О них' },
        choices: [
          { value: 'how-to-run', label: 'Как бегать', count: 2, checked: false },
          { value: 'trails', label: 'Тропы', count: 1, checked: true },
        ],
      },
    ]);
    expect(filterGroups(filters, parse(search))).toHaveLength(groups.length - 4);
  });

  it('chips of custom fields remove one choice each', () => {
    const search =
      'brand=nike&field.drop.min=4&field.drop.max=8.5&field.story=trails&field.surface=road,gone&field.vegan=true,false';
    const applied = appliedFilters(custom, parse(search), new URLSearchParams(search));
    expect(applied.map(({ name }) => name)).toEqual([
      'Nike',
      'Перепад: от 4\u00A0мм до 8,5\u00A0мм',
      'О них: Тропы',
      'Покрытие: Асфальт',
      'Покрытие: gone',
      'Без кожи',
      'Без кожи: нет',
    ]);
    const rest = 'field.story=trails&field.surface=road,gone&field.vegan=true,false';
    expect(applied[1]?.search).toBe(`?brand=nike&${rest}`);
    expect(applied[2]?.search).toBe(
      '?brand=nike&field.drop.min=4&field.drop.max=8.5&field.surface=road,gone&field.vegan=true,false',
    );
    expect(applied[3]?.search).toBe(
      '?brand=nike&field.drop.min=4&field.drop.max=8.5&field.story=trails&field.surface=gone&field.vegan=true,false',
    );
    const unknown = appliedFilters(filters, parse('field.drop.max=8'), new URLSearchParams());
    expect(unknown).toEqual([{ key: 'field.drop', name: 'drop: до 8', search: '' }]);
  });

  it('toListingDto sends custom fields by code', () => {
    const { customFields } = toListingDto(parse('field.surface=road,trail&field.drop.min=-0,5&field.vegan=true'));
    expect(customFields).toEqual([
      { code: 'drop', min: -0.5 },
      { code: 'surface', options: ['road', 'trail'] },
      { code: 'vegan', options: ['true'] },
    ]);
    expect(toListingDto(parse('')).customFields).toBeUndefined();
  });
});

describe('order of choices', () => {
  it('filter choices keep their first order when their counts change, and new choices go last', () => {
    const story = {
      code: 'story',
      name: 'О них',
      type: 'ARTICLE_REFERENCE' as const,
      unit: null,
      min: null,
      max: null,
    };
    const [run, trails] = [option('run', 'Как бегать', 2), option('trails', 'Тропы', 1)];
    const order = choiceOrder({ ...filters, customFields: [{ ...story, options: [run, trails] }] });
    const later = {
      ...filters,
      brand: [option('asics', 'Asics', 9), option('vans', 'Vans', 7), option('nike', 'Nike', 1)],
      customFields: [{ ...story, options: [option('care', 'Уход', 5), trails, run] }],
    };
    const { brand, customFields } = inOrder(later, order);
    expect(brand.map(({ value }) => value)).toEqual(['nike', 'vans', 'asics']);
    expect(customFields[0]?.options.map(({ value }) => value)).toEqual(['run', 'trails', 'care']);
  });
});

describe('toListingDto', () => {
  it('toListingDto converts roubles to kopecks and drops unknown enum values', () => {
    const dto = toListingDto(parse('priceMin=5000&material=LEATHER,MITHRIL&sale=HUGE&brand=nike'));
    expect(dto.price).toEqual({ min: 500_000, max: undefined });
    expect(dto.material).toEqual(['LEATHER']);
    expect(dto.sale).toBeUndefined();
    expect(dto.brand).toEqual(['nike']);
  });
});
