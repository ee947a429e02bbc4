import { Facts, formatDate, formatPrice, useLocale, type Fact } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import type { OrderUnit, Quote } from './order-store';
import { orderTexts } from './order-words';

export interface ReplacementFactsProps {
  unit: OrderUnit;
  quote: Quote;
}

/** What the shop and the buyer get when another offer takes the place of a unit: the supplier, the price, the days. */
export function ReplacementFacts({ unit, quote }: ReplacementFactsProps) {
  const { quote: texts, sameDays } = useTexts(orderTexts);
  const locale = useLocale();
  const replacement = quote.replacements.find(({ id }) => id === unit.id);
  if (!replacement) return null;
  const { supplier, price, arrivesFrom, arrivesBy } = replacement;
  const former = unit.productItem.supplier;
  const difference = price - unit.price;
  const money = (value: number) => formatPrice(value, locale);
  const days = [arrivesFrom, arrivesBy].flatMap((day) => (day ? [formatDate(day, locale)] : []));
  const facts: Fact[] = [
    { label: texts.supplier, value: supplier === former ? supplier : `${former} → ${supplier}` },
    { label: texts.inOrder, value: money(unit.price) },
    { label: texts.inShop, value: money(price) },
    ...(difference
      ? [{ label: difference > 0 ? texts.shopPays : texts.shopKeeps, value: money(Math.abs(difference)) }]
      : []),
    { label: texts.arrives, value: days.length ? [...new Set(days)].join(' – ') : sameDays },
  ];
  return <Facts layout="sums" facts={facts} />;
}
