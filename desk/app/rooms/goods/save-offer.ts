import type { DeskApi, Fault } from '../../graphql/api';
import { SaveOfferDocument, type OfferLineFragment } from '../../graphql/generated/graphql';

/** The changed value of an item, in kopecks or units. */
export type OfferChange = { price: number | null } | { stock: number };

/** Why a change was not saved: another operator has changed the item meanwhile, or the API refused it. */
export type OfferRefusal = { conflict: { price: number | null; stock: number } } | { fault: Fault };

interface Saved {
  /** The current item, if it is known. */
  offer?: OfferLineFragment;
  refusal?: OfferRefusal;
}

/**
 * Changes an item on the basis of the version that the operator sees. If another operator has changed it meanwhile,
 * nothing is written, and the current item is returned.
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
