import { Badge, countOf, Facts, formatDay, formatPrice, type Fact } from '@meet/ui-kit';
import type { Offer } from '../product-view';

const bonuses = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

/** Explains the price: discount, agreed price and cashback. */
export function PriceExplained({ offer }: { offer: Offer }) {
  const { price, oldPrice, cashback } = offer.priceDetails;
  const reduced = oldPrice !== null && oldPrice > price;
  const facts: Fact[] = [];
  if (reduced)
    facts.push({ label: 'Скидка от старой цены', value: `−${formatPrice(oldPrice - price)}`, reduced: true });
  if (offer.personal) {
    const { price: agreed, until } = offer.personal;
    facts.push({ label: `Согласована с вами до ${formatDay(until)}`, value: formatPrice(agreed) });
  }
  if (cashback > 0) {
    facts.push({ label: 'Кешбэк, 1 бонус = 1 ₽', value: <Badge tone="bonus">{countOf(cashback, bonuses)}</Badge> });
  }
  return facts.length > 0 && <Facts layout="sums" facts={facts} />;
}
