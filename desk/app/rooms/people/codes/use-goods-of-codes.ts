import { useEffect, useState } from 'react';
import { useApi, type DeskApi } from '../../../graphql/api';
import { BrandsOfCodesDocument, CategoriesOfCodesDocument } from '../../../graphql/generated/graphql';
import { categoryNames } from './category-names';

export interface GoodsChoice {
  value: string;
  label: string;
}

export interface GoodsOfCodes {
  categories: readonly GoodsChoice[];
  brands: readonly GoodsChoice[];
}

/**
 * Loads the goods that promo codes can be valid for. Undefined until they are loaded, and for operators who may not see
 * the goods.
 */
export function useGoodsOfCodes(isAllowed: boolean): GoodsOfCodes | undefined {
  const api = useApi();
  const [goods, setGoods] = useState<GoodsOfCodes>();
  useEffect(() => {
    if (!isAllowed) return;
    const leaving = new AbortController();
    void Promise.all([categoriesIn(api, leaving.signal), brandsIn(api, leaving.signal)]).then(
      ([categories, brands]) => {
        if (categories && brands && !leaving.signal.aborted) setGoods({ categories, brands });
      },
    );
    return () => leaving.abort();
  }, [api, isAllowed]);
  return goods;
}

async function categoriesIn(api: DeskApi, signal: AbortSignal): Promise<GoodsChoice[] | undefined> {
  const { data } = await api.ask(CategoriesOfCodesDocument, {}, signal);
  return data && categoryNames(data.categories);
}

async function brandsIn(api: DeskApi, signal: AbortSignal): Promise<GoodsChoice[] | undefined> {
  const brands: GoodsChoice[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await api.ask(BrandsOfCodesDocument, { page }, signal);
    if (!data) return undefined;
    const { items, pagination } = data.brands;
    brands.push(...items.map(({ id, name }) => ({ value: id, label: name })));
    if (page >= pagination.totalPages) return brands.sort((one, other) => one.label.localeCompare(other.label));
  }
}
