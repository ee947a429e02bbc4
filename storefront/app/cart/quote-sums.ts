import type { CartDiscount, CartSums } from '@meet/ui-kit';
import type { QuoteFieldsFragment } from '../graphql/generated/graphql';
import type { CartLine } from './cart-line';

export interface QuoteSums extends CartSums {
  /** Cashback in points. */
  cashback: number;
}

const names = {
  SALE: () => 'На товары',
  LOYALTY_PRICE: () => 'Цена с аккаунтом',
  PERSONAL_PRICE: () => 'Согласованная цена',
  BONUSES: () => 'Бонусы',
};

/** Converts the steps of a quote to the amounts of the summary. They add up to the quote's total. */
export function quoteSums({ steps }: Pick<QuoteFieldsFragment, 'steps'>, promocode: string | null): QuoteSums {
  const step = (kind: (typeof steps)[number]['kind']) => steps.find((one) => one.kind === kind);
  const nameOf = { ...names, PROMOCODE: () => (promocode ? `Промокод ${promocode}` : 'Промокод') };
  const discounts = steps.flatMap(({ kind, amount }): CartDiscount[] =>
    kind in nameOf && amount > 0 ? [{ label: nameOf[kind as keyof typeof nameOf](), amount }] : [],
  );
  return {
    goods: step('GOODS')?.amount ?? 0,
    discounts,
    delivery: step('DELIVERY')?.amount,
    cashback: step('CASHBACK')?.points ?? 0,
  };
}

/**
 * The expected sums of lines until the shop responds, so that the summary already has its final height.
 * @param lines - The lines that will be ordered.
 */
export function expectedSums(lines: readonly CartLine[], signedIn: boolean): QuoteSums {
  const sum = (of: (line: CartLine) => number) => lines.reduce((total, line) => total + of(line) * line.quantity, 0);
  const full = ({ price, seen }: CartLine) => Math.max(price, seen?.oldPrice ?? 0);
  const account = ({ price, seen }: CartLine) => Math.min(price, seen?.loyaltyPrice ?? price);
  const goods = sum(full);
  const regular = sum(({ price }) => price);
  const discounts = [
    { label: names.SALE(), amount: goods - regular },
    { label: names.LOYALTY_PRICE(), amount: signedIn ? regular - sum(account) : 0 },
  ];
  return { goods, discounts: discounts.filter(({ amount }) => amount > 0), cashback: 0 };
}
