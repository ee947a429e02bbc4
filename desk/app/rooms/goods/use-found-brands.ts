import type { ComboboxOption } from '@meet/ui-kit';
import { useEffect, useState } from 'react';
import { useApi } from '../../graphql/api';
import { FindBrandsDocument } from '../../graphql/generated/graphql';
import { useGoodsList } from './goods-list-store';

/** Brands that the directory has at most; with fewer it has all of them. */
const IN_DIRECTORY = 100;

/** Milliseconds without another letter after which brands are looked up. */
const PAUSE = 200;

/** The brands of the shop; where it has very many, those among them that a typed text finds. */
export function useFoundBrands(typed: string): { brands: readonly ComboboxOption[]; isLooking: boolean } {
  const api = useApi();
  const known = useGoodsList().directory?.brands.items ?? [];
  const [found, setFound] = useState<{ search: string; brands: typeof known }>({ search: '', brands: [] });
  const search = known.length >= IN_DIRECTORY && typed.trim().length > 1 ? typed.trim() : '';

  useEffect(() => {
    if (!search) return;
    const typing = new AbortController();
    const timer = setTimeout(() => {
      void api.ask(FindBrandsDocument, { search }, typing.signal).then(({ data }) => {
        if (!typing.signal.aborted) setFound({ search, brands: data?.brands.items ?? [] });
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [api, search]);

  const all = new Map([...known, ...(search ? found.brands : [])].map(({ slug, name }) => [slug, name]));
  return {
    brands: [...all].map(([value, label]) => ({ value, label })),
    isLooking: search !== '' && found.search !== search,
  };
}
