import { askInBrowser } from '../graphql/ask-in-browser';
import { MySizesInStockDocument } from '../graphql/generated/graphql';

/** Maximum number of products in one API call. */
const most = 100;

/** Loads the shopper's size for those of the products that are in stock in it, by product id. */
export async function askSizesInStock(ids: readonly string[]): Promise<[id: string, size: string][]> {
  const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, n) => ids.slice(n * most, (n + 1) * most));
  const answers = await Promise.all(
    parts.map((productIds) => askInBrowser(MySizesInStockDocument, { productIds: [...productIds] })),
  );
  return answers.flatMap(({ data }) =>
    (data?.mySizesInStock ?? []).map(({ productId, size }): [string, string] => [productId, size]),
  );
}
