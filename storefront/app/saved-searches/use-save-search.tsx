import type { ReactNode } from 'react';
import type { FilteredProductsInput } from '../graphql/generated/graphql';
import type { ListingQuery } from '../listing/listing-query';
import { useSession } from '../session/session-context';
import { SaveSearch } from './save-search';

interface SavedList {
  /** The page's title, or the text of a text search, with which the name of the saved search begins. */
  title: string;
  words?: string;
  /** The filters that the page itself sets. */
  standsFor?: FilteredProductsInput;
}

/** Returns a function that renders «Сохранить поиск» next to the filters of a list; undefined for a guest. */
export function useSaveSearch({
  title,
  words,
  standsFor,
}: SavedList): ((names: readonly string[], query: ListingQuery) => ReactNode) | undefined {
  const { signedIn } = useSession();
  if (!signedIn) return undefined;
  return (names, query) => (
    <SaveSearch parts={[title, ...names]} words={words ?? null} query={query} standsFor={standsFor} />
  );
}
