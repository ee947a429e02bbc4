import type { DeskApi } from '../graphql/api';
import { FindGoodsDocument, type FindGoodsQuery } from '../graphql/generated/graphql';

export type FoundProduct = FindGoodsQuery['productsConnection']['nodes'][number];

/** Returns the first products whose name or SKU contains the text. */
export async function findGoods(api: DeskApi, search: string, signal: AbortSignal): Promise<readonly FoundProduct[]> {
  const { data } = await api.ask(FindGoodsDocument, { search }, signal);
  return data?.productsConnection.nodes ?? [];
}
