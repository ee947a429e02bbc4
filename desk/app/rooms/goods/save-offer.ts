import type { DeskApi, Fault } from '../../graphql/api';
import { SaveOfferDocument, type OfferLineFragment } from '../../graphql/generated/graphql';

/** What is changed of an item, in kopecks and units. */
export type OfferChange = { price: number | null } | { stock: number };

/** Why a change was not made: somebody else has changed the item meanwhile, or the API's reason. */
export type OfferRefusal = { conflict: { price: number | null; stock: number } } | { fault: Fault };

interface Saved {
  /** The item as it is now, if that is known. */
  offer?: OfferLineFragment;
  refusal?: OfferRefusal;
}

/**
 * Changes an item as of the version that the operator sees. If somebody else has changed it meanwhile, nothing is
 * written, and the item is returned as it is now.
 */
export async function saveOffer(api: DeskApi, seen: OfferLineFragment, change: OfferChange): Promise<Saved> {
  const { data, fault } = await api.ask(SaveOfferDocument, { dto: { id: seen.id, version: seen.version, ...change } });
  if (data) return { offer: data.saveProductItem };
  const { code, details } = fault;
  const current = details['current'] as Partial<OfferLineFragment> | undefined;
  if (code !== 'CONFLICT' || !current || typeof details['version'] !== 'string') return { refusal: { fault } };
  const { price = null, oldPrice = null, stock = seen.stock, reserved = seen.reserved } = current;
  return {
    offer: { ...seen, price, oldPrice, stock, reserved, version: details['version'] },
    refusal: { conflict: { price, stock } },
  };
}
