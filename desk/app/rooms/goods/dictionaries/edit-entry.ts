import type { DeskApi, Fault } from '../../../graphql/api';
import {
  CountGoodsDocument,
  RemoveOneBrandDocument,
  RemoveOneCategoryDocument,
  RemoveOneColourDocument,
  SaveBrandNameDocument,
  SaveCategoryNameDocument,
  SaveColourNameDocument,
  type MergedKind,
} from '../../../graphql/generated/graphql';
import { faultsOf } from '../../../shell/edited-fields';

export interface EntryForm {
  name: string;
  /** Slug of the category that it is within; empty: none. */
  parent: string;
  /** Swatch of a colour, `#rrggbb`. */
  hex?: string;
}

/** The entry as it was seen; absent for a new one. */
export interface EntrySeen {
  id: string;
  version?: string | undefined;
}

/** What was saved, or why nothing was: of single fields, or of the whole. */
export interface EntrySaved {
  saved?: { slug: string; name: string } | undefined;
  faults: Partial<Record<keyof EntryForm, string>>;
  refusal?: Fault | undefined;
}

/** Makes a brand, category or colour, or changes it as of the version that was seen. */
export async function saveEntry(
  api: DeskApi,
  kind: MergedKind,
  { name, parent, hex }: EntryForm,
  seen?: EntrySeen,
): Promise<EntrySaved> {
  const dto = { ...(seen && { id: seen.id, version: seen.version ?? null }), name: name.trim() };
  const { data, fault } = await {
    BRAND: () => api.ask(SaveBrandNameDocument, { dto }),
    CATEGORY: () => api.ask(SaveCategoryNameDocument, { dto: { ...dto, parent: parent || null } }),
    COLOUR: () => api.ask(SaveColourNameDocument, { dto: { ...dto, ...(hex && { hex }) } }),
  }[kind]();
  if (data) return { saved: data.saved, faults: {} };
  const faults = fault.code === 'NAME_TAKEN' ? { name: fault.message } : faultsOf(fault.details['fields']);
  return { faults, refusal: Object.keys(faults).length > 0 ? undefined : fault };
}

const REMOVALS = {
  BRAND: RemoveOneBrandDocument,
  CATEGORY: RemoveOneCategoryDocument,
  COLOUR: RemoveOneColourDocument,
};

/** Returns why it was not removed. Gone is gone, whoever has removed it. */
export async function removeEntry(api: DeskApi, kind: MergedKind, id: string): Promise<Fault | undefined> {
  const { fault } = await api.ask(REMOVALS[kind], { id });
  return fault?.code === 'NOT_FOUND' ? undefined : fault;
}

/** Counts the products of a brand or category; undefined if that is not known. */
export async function countGoods(api: DeskApi, kind: 'BRAND' | 'CATEGORY', slug: string): Promise<number | undefined> {
  const dto = kind === 'BRAND' ? { brand: slug } : { category: slug };
  const { data } = await api.ask(CountGoodsDocument, { dto });
  return data?.productsConnection.totalCount;
}
