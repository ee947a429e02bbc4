import { askInBrowser } from '../graphql/ask-in-browser';
import { MySizesInStockDocument } from '../graphql/generated/graphql';

/** Number of products that the API takes at once. */
const most = 100;

/** Loads the shopper's size in those of the products that have it in stock, by the product's id. */
export async function askSizesInStock(ids: readonly string[]): Promise<[id: string, size: string][]> {
  const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, n) => ids.slice(n * most, (n + 1) * most));
  const answers = await Promise.all(
    parts.map((productIds) => askInBrowser(MySizesInStockDocument, { productIds: [...productIds] })),
  );
  return answers.flatMap(({ data }) =>
    (data?.mySizesInStock ?? []).map(({ productId, size }): [string, string] => [productId, size]),
  );
}
