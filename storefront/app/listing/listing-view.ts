import { formatPrice, type FilterChoice, type FilterGroupData, type PriceRangeData } from '@meet/ui-kit';
import type { FilterOptionFieldsFragment } from '../graphql/generated/graphql';
import { categoryTree, withoutLoneTop, type Branch } from './category-tree';
import type { FilterList } from './filter-list';
import { sizeChip, sizeChoices } from './size-parts';
import {
  listingSearch,
  withPrice,
  withToggled,
  type ListingQuery,
  type ListKey,
  type SortValue,
} from './listing-query';

interface GroupPlan {
  key: ListKey | 'sex';
  title: string;
  layout?: 'grid';
}

/** The filters in the order in which they are shown, the most used first. */
const plan: readonly GroupPlan[] = [
  { key: 'size', title: 'Размер', layout: 'grid' },
  { key: 'brand', title: 'Бренд' },
  { key: 'categories', title: 'Категория' },
  { key: 'colorPallete', title: 'Цвет' },
  { key: 'sex', title: 'Пол' },
  { key: 'deliverySpeed', title: 'Срок доставки' },
  { key: 'sale', title: 'Скидка' },
  { key: 'rating', title: 'Оценка' },
  { key: 'material', title: 'Материал' },
  { key: 'season', title: 'Сезон' },
  { key: 'age', title: 'Возраст' },
  { key: 'model', title: 'Модель' },
];

export const sortOptions: readonly { value: SortValue; label: string }[] = [
  { value: 'POPULAR_FIRST', label: 'Сначала популярные' },
  { value: 'NEW_FIRST', label: 'Сначала новые' },
  { value: 'CHEAP_FIRST', label: 'Сначала дешёвые' },
  { value: 'EXPENSIVE_FIRST', label: 'Сначала дорогие' },
  { value: 'SALE_FIRST', label: 'Сначала со скидкой' },
  { value: 'RATED_FIRST', label: 'Сначала с высокой оценкой' },
];

const chosenValues = (query: ListingQuery, key: GroupPlan['key']): readonly string[] => {
  if (key === 'sex') return query.sex ? [query.sex] : [];
  return query.lists[key];
};

/** What a chip says of a chosen value. */
function chipName(filters: FilterList, key: GroupPlan['key'], value: string): string {
  if (key === 'size') return sizeChip(filters.sizesByAge, value);
  return filters[key].find((option) => option.value === value)?.name ?? value;
}

export function filterGroups(filters: FilterList, query: ListingQuery): FilterGroupData[] {
  return plan.map(({ key, title, layout }) => {
    const chosen = chosenValues(query, key);
    if (key === 'size') return { name: key, title, layout, ...sizeChoices(filters.sizesByAge, chosen) };
    const choice = ({ value, name, count, hex }: FilterOptionFieldsFragment): FilterChoice => ({
      value,
      label: name,
      count,
      hex,
      checked: chosen.includes(value),
    });
    const branch = ({ option, below }: Branch<FilterOptionFieldsFragment>): FilterChoice => ({
      ...choice(option),
      below: below.map(branch),
    });
    const choices =
      key === 'categories'
        ? withoutLoneTop(categoryTree(filters.categories), chosen).map(branch)
        : filters[key].map(choice);
    return { name: key, title, layout, choices };
  });
}

export function priceRange(filters: FilterList, query: ListingQuery): PriceRangeData {
  const { min, max } = filters.price;
  return {
    lowest: min === null ? null : Math.floor(min / 100),
    highest: max === null ? null : Math.ceil(max / 100),
    from: query.priceMin,
    to: query.priceMax,
  };
}

export interface AppliedFilter {
  key: string;
  name: string;
  /** The query string of the listing without this choice. */
  search: string;
}

export function appliedFilters(filters: FilterList, query: ListingQuery, others: URLSearchParams): AppliedFilter[] {
  const chosen = plan.flatMap(({ key }) =>
    chosenValues(query, key).map((value) => ({
      key: `${key}-${value}`,
      name: chipName(filters, key, value),
      search: listingSearch(withToggled(query, key, value, false), others),
    })),
  );
  const { priceMin, priceMax } = query;
  if (priceMin === null && priceMax === null) return chosen;
  const words = [
    priceMin === null ? null : `от ${formatPrice(priceMin * 100)}`,
    priceMax === null ? null : `до ${formatPrice(priceMax * 100)}`,
  ];
  const price = {
    key: 'price',
    name: words.filter((word) => word !== null).join(' '),
    search: listingSearch(withPrice(query, null, null), others),
  };
  return [price, ...chosen];
}
