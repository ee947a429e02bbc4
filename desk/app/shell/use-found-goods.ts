import { useEffect, useState } from 'react';
import { useApi } from '../graphql/api';
import { FindGoodsDocument, type FindGoodsQuery } from '../graphql/generated/graphql';

export type FoundProduct = FindGoodsQuery['productsConnection']['nodes'][number];

/** Milliseconds without another letter after which goods are looked up. */
const PAUSE = 200;

/** Looks up products for a typed text of two letters or more. Nothing is found while `isAllowed` is false. */
export function useFoundGoods(
  text: string,
  isAllowed: boolean,
): { goods: readonly FoundProduct[]; isLooking: boolean } {
  const api = useApi();
  const [found, setFound] = useState<{ search: string; goods: readonly FoundProduct[] }>({ search: '', goods: [] });
  const search = isAllowed && text.trim().length > 1 ? text.trim() : '';

  useEffect(() => {
    if (!search) return;
    const typing = new AbortController();
    const timer = setTimeout(() => {
      void api.ask(FindGoodsDocument, { search }, typing.signal).then(({ data }) => {
        if (!typing.signal.aborted) setFound({ search, goods: data?.productsConnection.nodes ?? [] });
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [api, search]);

  // What was found for an earlier text stays until there is more, but not when nothing is asked for.
  return { goods: search ? found.goods : [], isLooking: search !== '' && found.search !== search };
}
