import type { DeskApi } from '../../../graphql/api';
import { FindOffersDocument } from '../../../graphql/generated/graphql';
import type { FoundOffer } from './new-order-draft';

/** Number of offers listed, and of those among which a size is looked for. */
const LISTED = 12;
const LOOKED_THROUGH = 60;

/**
 * Finds goods by name or SKU. If there are none, the last word is taken for a size, as people say it on the telephone:
 * «Гранит 30».
 */
export async function findOffers(api: DeskApi, search: string, signal: AbortSignal): Promise<readonly FoundOffer[]> {
  const find = async (text: string, first: number) =>
    (await api.ask(FindOffersDocument, { search: text, first }, signal)).data?.offersConnection.nodes ?? [];
  const found = await find(search, LISTED);
  const [, goods, size] = /^(.*\S)\s+(\S+)$/u.exec(search.trim()) ?? [];
  if (found.length > 0 || !goods || !size) return found;
  const ofAnySize = await find(goods, LOOKED_THROUGH);
  return ofAnySize.filter((offer) => plain(offer.size) === plain(size)).slice(0, LISTED);
}

const plain = (size: string): string => size.replace(',', '.').toLowerCase();
