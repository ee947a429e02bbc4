import { brandName } from '../offers/brand-name';
import { offerOf } from '../offers/offer-choice';
import type { CartApi } from './cart-api';
import { lineOf, type CartLine } from './cart-line';
import type { CartStore } from './cart-store';

/** A unit of an earlier order. */
export interface OrderedUnit {
  /** Id of the offer. */
  id: string;
  slug: string;
  name: string;
  brands: readonly { name: string }[];
  image: { url: string } | null;
  size: { slug: string; name: string };
}

export interface Repeated {
  /** Units that are in the cart now. */
  added: OrderedUnit[];
  /** Units whose size cannot be bought now. */
  gone: OrderedUnit[];
}

/**
 * Adds the items of an earlier order to the cart in one call. A sold-out offer is replaced by another one of the same
 * product and size. The cart accepts as many units of an offer as one order may contain and as are in stock. Null if
 * the shop did not respond; if the cart refused the items, the shopper has then seen a message.
 */
export async function repeatOrder(
  units: readonly OrderedUnit[],
  { api, cart }: { api: Pick<CartApi, 'items' | 'offersOf'>; cart: CartStore },
): Promise<Repeated | null> {
  const wanted = [...new Map(units.map((unit) => [`${unit.slug} ${unit.size.slug}`, unit])).values()];
  const { data } = await api.items(wanted.map(({ id }) => id));
  if (!data) return null;

  const lineFor = async (unit: OrderedUnit): Promise<CartLine | null> => {
    const same = data.findProductItems.find(({ id }) => id === unit.id);
    if (same?.available) {
      const count = units.filter(({ id }) => id === same.id).length;
      return { ...lineOf(same), quantity: Math.min(count, same.quantityMax) };
    }
    const { data: product } = await api.offersOf(unit.slug);
    const offer = offerOf(product?.product?.items ?? [], unit.size.slug);
    if (!offer) return null;
    const { slug, name, brands, size, image } = unit;
    const { price } = offer.priceDetails;
    return {
      id: offer.id,
      quantity: 1,
      checked: true,
      slug,
      name,
      brand: brandName(brands),
      size: size.name,
      picture: image?.url ?? null,
      price,
    };
  };

  const found = await Promise.all(wanted.map(async (unit) => ({ unit, line: await lineFor(unit) })));
  const lines = found.flatMap(({ line }) => line ?? []);
  if (lines.length > 0 && !(await cart.addAll(lines))) return null;
  // Another shopper may have bought the last unit meanwhile.
  const isThere = (line: CartLine | null) => line !== null && cart.has(line.id);
  return {
    added: found.filter(({ line }) => isThere(line)).map(({ unit }) => unit),
    gone: found.filter(({ line }) => !isThere(line)).map(({ unit }) => unit),
  };
}
