import { useSearchParams } from 'react-router';

/** Stores the chosen size in the URL, so that it can be shared, survives a reload and can be chosen without scripts. */
export function useSizeInAddress() {
  const [search, setSearch] = useSearchParams();

  const choose = (slug: string) =>
    setSearch(
      (current) => {
        current.set('size', slug);
        return current;
      },
      // Choices replace the history entry, so Back leaves the page.
      { replace: true, preventScrollReset: true },
    );

  return { slug: search.get('size'), choose };
}
