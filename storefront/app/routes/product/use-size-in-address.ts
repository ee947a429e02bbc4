import { useSearchParams } from 'react-router';

/** The chosen size lives in the address: it can be shared, reloaded, and needs no script to be chosen. */
export function useSizeInAddress() {
  const [search, setSearch] = useSearchParams();

  const choose = (slug: string) =>
    setSearch(
      (current) => {
        current.set('size', slug);
        return current;
      },
      // Trying five sizes on is one step back, not five.
      { replace: true, preventScrollReset: true },
    );

  return { slug: search.get('size'), choose };
}
