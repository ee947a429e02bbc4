import type { FilterListFieldsFragment } from '../graphql/generated/graphql';
import type { ListingQuery } from './listing-query';

export type FilterList = Required<FilterListFieldsFragment>;

/** Whether to load the models. There may be thousands, so they are loaded only after a brand or model was chosen. */
export function wantsModels({ lists }: ListingQuery): boolean {
  return lists.brand.length > 0 || lists.model.length > 0;
}

export function completeFilterList(answered: FilterListFieldsFragment): FilterList {
  return { ...answered, model: answered.model ?? [] };
}
