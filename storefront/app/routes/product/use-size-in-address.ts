import { useSearchParams } from 'react-router';

/** Keeps the chosen size in the URL: it can be shared, survives a reload and can be chosen without scripts. */
export function useSizeInAddress() {
  const [search, setSearch] = useSearchParams();

  const choose = (slug: string) =>
    setSearch(
      (current) => {
        current.set('size', slug);
        return current;
      },
      // One history entry for all choices: Back leaves the page.
      { replace: true, preventScrollReset: true },
    );

  return { slug: search.get('size'), choose };
}
