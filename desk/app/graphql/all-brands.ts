import type { DeskApi } from './api';
import { OtherBrandsDocument, type OtherBrandsQuery } from './generated/graphql';

/** Brands that are read: nobody chooses from a list of more. */
export const MOST_BRANDS = 2000;

/** Brands of a page: the maximum that the API returns at once. */
const PAGE = 100;

interface FirstBrands {
  brands: OtherBrandsQuery['brands'] & { pagination: { totalPages: number } };
}

/**
 * Returns a response that has the first page of the brands with the other pages added to it; undefined if one does not
 * come, since a list without some brands looks like all of them.
 */
export async function withAllBrands<Data extends FirstBrands>(api: DeskApi, data: Data): Promise<Data | undefined> {
  const { items, pagination } = data.brands;
  const all = [...items];
  for (let page = 2; page <= Math.min(pagination.totalPages, MOST_BRANDS / PAGE); page += 1) {
    const { data: other } = await api.ask(OtherBrandsDocument, { page });
    if (!other) return undefined;
    all.push(...other.brands.items);
  }
  return { ...data, brands: { ...data.brands, items: all } };
}
