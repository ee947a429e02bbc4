import { Badge, countOf, Facts, formatDay, formatPrice, Price, Stack, type Fact } from '@meet/ui-kit';
import type { Offer } from '../product-view';

const bonuses = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

export interface PriceExplainedProps {
  offer: Offer;
  /** Whether the price is the lowest of several, because other sizes cost more. */
  isLowest: boolean;
}

/** Explains the price: discount, price with an account and cashback. */
export function PriceExplained({ offer, isLowest }: PriceExplainedProps) {
  const { price, oldPrice, loyaltyPrice, cashback, sale } = offer.priceDetails;
  const reduced = oldPrice !== null && oldPrice > price;
  const byCard = loyaltyPrice !== null && loyaltyPrice < price;
  const facts: Fact[] = [];
  if (reduced) facts.push({ name: 'Скидка от старой цены', value: `−${formatPrice(oldPrice - price)}`, reduced: true });
  if (byCard) facts.push({ name: 'Цена с аккаунтом', value: formatPrice(loyaltyPrice) });
  if (offer.personal) {
    const { price: agreed, until } = offer.personal;
    facts.push({ name: `Согласована с вами до ${formatDay(until)}`, value: formatPrice(agreed) });
  }
  if (cashback > 0) {
    facts.push({ name: 'Кешбэк, 1 бонус = 1 ₽', value: <Badge tone="bonus">{countOf(cashback, bonuses)}</Badge> });
  }
  return (
    <Stack gap={3}>
      <Price size="large" price={price} oldPrice={oldPrice} sale={sale} from={isLowest} />
      {facts.length > 0 && <Facts layout="sums" facts={facts} />}
    </Stack>
  );
}
