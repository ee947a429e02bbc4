import type { FilterListFieldsFragment } from '../graphql/generated/graphql';
import type { ListingQuery } from './listing-query';

export type FilterList = Required<FilterListFieldsFragment>;

/** A shop has thousands of models: they are asked for once a brand says whose, or one of them was chosen already. */
export function wantsModels({ lists }: ListingQuery): boolean {
  return lists.brand.length > 0 || lists.model.length > 0;
}

export function completeFilterList(answered: FilterListFieldsFragment): FilterList {
  return { ...answered, model: answered.model ?? [] };
}
