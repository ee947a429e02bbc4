import type { ComboboxOption } from '@meet/ui-kit';
import { MOST_BRANDS } from '../../graphql/all-brands';
import type { DeskApi } from '../../graphql/api';
import { FindBrandsDocument } from '../../graphql/generated/graphql';
import { useFound } from '../../graphql/use-found';
import { useGoodsList } from './goods-list-store';

async function findBrands(api: DeskApi, search: string, signal: AbortSignal) {
  const { data } = await api.ask(FindBrandsDocument, { search }, signal);
  return data?.brands.items ?? [];
}

/** The brands of the shop. If the shop has too many for the directory, a typed text is searched among all brands. */
export function useFoundBrands(typed: string): { brands: readonly ComboboxOption[]; isLooking: boolean } {
  const known = useGoodsList().directory?.brands.items ?? [];
  const { found, isLooking } = useFound(known.length >= MOST_BRANDS ? typed : '', findBrands);
  const all = new Map([...known, ...found].map(({ slug, name }) => [slug, name]));
  return { brands: [...all].map(([value, label]) => ({ value, label })), isLooking };
}
