import type { ReactNode } from 'react';
import type { FilteredProductsInput } from '../graphql/generated/graphql';
import { useSession } from '../session/session-context';
import { SaveSearch } from './save-search';

/**
 * Returns how to draw «Сохранить поиск» beside the filters of a list; undefined for a guest. The search is named after the
 * page's title or the words of a text search, and the filters.
 */
export function useSaveSearch(
  title: string,
  query: string | null = null,
): ((names: readonly string[], filter: FilteredProductsInput) => ReactNode) | undefined {
  const { signedIn } = useSession();
  if (!signedIn) return undefined;
  return (names, filter) => <SaveSearch parts={[title, ...names]} query={query} filter={filter} />;
}
