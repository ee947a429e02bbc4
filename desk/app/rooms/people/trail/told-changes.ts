import { formatPercent, formatPrice, type Locale } from '@meet/ui-kit';
import { changedFields, type ChangedField } from '../../../graphql/changed-fields';
import type { TrailEntryFragment } from '../../../graphql/generated/graphql';
import type { trailTexts } from './trail-words';

/** Fields that the audit log stores in kopecks. */
const MONEY = ['deliveryPrice', 'loyaltyPrice', 'minimum', 'oldPrice', 'price', 'refunded', 'totalPrice'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Formats the changes of an action for the screen: money in roubles, yes and no in words. */
export function toldChanges(
  { entity, before, after }: Pick<TrailEntryFragment, 'entity' | 'before' | 'after'>,
  { yes, no }: Pick<typeof trailTexts.ru, 'yes' | 'no'>,
  locale: Locale,
): ChangedField[] {
  const state: Record<string, unknown> = isRecord(after) ? after : isRecord(before) ? before : {};
  const say = (field: string, text: string): string => {
    if (text === 'true') return yes;
    if (text === 'false') return no;
    if (!/^-?\d+$/.test(text)) return text;
    // The discount of a promo code is in percent or in kopecks, in the same field.
    const isDiscount = entity === 'PROMOCODE' && field === 'value';
    if (isDiscount && state['kind'] === 'PERCENT') return formatPercent(Number(text), locale);
    return isDiscount || MONEY.includes(field) ? formatPrice(Number(text), locale) : text;
  };
  return (
    changedFields(before, after)
      // The latest ledger entry is left out, because the balance and the reason already describe it.
      .filter(({ field }) => field !== 'entry')
      .map(({ field, from, to }) => ({ field, from: say(field, from), to: say(field, to) }))
  );
}
