import type { Answer, DeskApi } from '../../../graphql/api';
import { PromocodeListDocument, type PromocodeLineFragment } from '../../../graphql/generated/graphql';

/** Codes of a page: as many as the API gives at once. */
const LIMIT = 100;

/**
 * Finds a promo code by the whole of it. The API finds codes by a part, the newest first, so `SALE` may come behind many
 * pages of `SALE-1` and the like. Null if there is none.
 */
export async function findCode(api: DeskApi, code: string): Promise<Answer<PromocodeLineFragment | null>> {
  const wanted = code.toUpperCase();
  for (let page = 1; ; page += 1) {
    const { data, fault } = await api.ask(PromocodeListDocument, { dto: { search: wanted }, page, limit: LIMIT });
    if (fault) return { fault };
    const { items, pagination } = data.promocodes;
    const found = items.find((item) => item.code === wanted);
    if (found || page >= pagination.totalPages) return { data: found ?? null };
  }
}
