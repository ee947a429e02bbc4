import { formatPrice, type FilterChoice, type FilterGroupData, type PriceRangeData } from '@meet/ui-kit';
import type { FilterOptionFieldsFragment } from '../graphql/generated/graphql';
import { categoryTree, withoutLoneTop, type Branch } from './category-tree';
import { fieldKey } from './field-choices';
import { fieldChip, fieldGroups, rangeChip } from './field-filters';
import type { FilterList } from './filter-list';
import { sizeChip, sizeChoices } from './size-parts';
import {
  listingSearch,
  withPrice,
  withRange,
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

/** The filters in the order in which they are shown unless the shop has set another, the most used first. */
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

/** The text of a chip for a chosen value. */
function chipName(filters: FilterList, key: GroupPlan['key'], value: string): string {
  if (key === 'size') return sizeChip(filters.sizesByAge, value);
  return filters[key].find((option) => option.value === value)?.name ?? value;
}

export function filterGroups(filters: FilterList, query: ListingQuery): FilterGroupData[] {
  const groups = plan.map(({ key, title, layout }): FilterGroupData => {
    const chosen = chosenValues(query, key);
    if (key === 'size') return { name: key, label: title, layout, ...sizeChoices(filters.sizesByAge, chosen) };
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
    return { name: key, label: title, layout, choices };
  });
  return inShopOrder([...groups, ...fieldGroups(filters.customFields, query.fields)], filters.order);
}

/** The groups that the shop wants first, in its order, then the others. */
function inShopOrder(groups: readonly FilterGroupData[], order: readonly string[]): FilterGroupData[] {
  const names = order.map((name) => name.replace(/^customFields\.(.+)$/, (_, code: string) => fieldKey(code)));
  const placeOf = ({ name }: FilterGroupData) => (names.includes(name) ? names.indexOf(name) : names.length);
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b));
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
  const applied = (key: string, name: string, without: ListingQuery): AppliedFilter => ({
    key,
    name,
    search: listingSearch(without, others),
  });
  const chosen = plan.flatMap(({ key }) =>
    chosenValues(query, key).map((value) =>
      applied(`${key}-${value}`, chipName(filters, key, value), withToggled(query, key, value, false)),
    ),
  );
  const ofFields = query.fields.flatMap((choice) => {
    const key = fieldKey(choice.code);
    return choice.values.length > 0
      ? choice.values.map((value) =>
          applied(
            `${key}-${value}`,
            fieldChip(filters.customFields, choice, value),
            withToggled(query, key, value, false),
          ),
        )
      : applied(key, rangeChip(filters.customFields, choice), withRange(query, key, null, null));
  });
  const { priceMin, priceMax } = query;
  if (priceMin === null && priceMax === null) return [...chosen, ...ofFields];
  const words = [
    priceMin === null ? null : `от ${formatPrice(priceMin * 100)}`,
    priceMax === null ? null : `до ${formatPrice(priceMax * 100)}`,
  ];
  const price = applied('price', words.filter((word) => word !== null).join(' '), withPrice(query, null, null));
  return [price, ...chosen, ...ofFields];
}
