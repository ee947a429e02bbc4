import { formatDay } from '@meet/ui-kit';
import { arrivesWords } from '../arrivals/arrival-words';
import type { ArrivalsStore } from '../arrivals/arrivals-store';
import { isOfOneMonth } from '../arrivals/narrow-words';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';

type Delivered = Pick<ProductCardFieldsFragment, 'sizes' | 'sizeOffers' | 'item'>;

/** The delivery line of a card, in full and in short form for a narrow card. */
interface CardArrival {
  full: string;
  short: string;
}

/**
 * Returns when a card's product arrives: its days if they are the same for all sizes, otherwise only the earliest
 * possible day of any size. Null if the days are not known or no size is on sale.
 */
export function cardArrival(
  { sizes, sizeOffers, item }: Delivered,
  arrivals: Pick<ArrivalsStore, 'of'>,
): CardArrival | null {
  if (!item) return null;
  const speeds = new Set(
    sizes.map(({ slug }) => sizeOffers.find((offer) => offer.slug === slug)?.deliverySpeed ?? item.deliverySpeed),
  );
  if (speeds.size === 0) speeds.add(item.deliverySpeed);
  const ways = [...speeds].flatMap((speed) => arrivals.of(speed) ?? []);
  const [first] = ways.sort((left, right) => left.earliest.localeCompare(right.earliest));
  if (!first) return null;
  const from = `Придёт с\u00A0${formatDay(first.earliest)}`;
  if (ways.length > 1) return { full: from, short: from };
  const full = arrivesWords(first);
  if (first.earliest === first.latest) return { full, short: `Придёт ${formatDay(first.earliest)}` };
  return { full, short: isOfOneMonth(first) ? full : from };
}
