import type { CartDiscount, CartSums } from '@meet/ui-kit';
import type { QuoteFieldsFragment } from '../graphql/generated/graphql';

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

export const noSums: QuoteSums = { goods: 0, discounts: [], cashback: 0 };
