import { countOf, LocaleProvider } from '@meet/ui-kit';
import { useMemo, type ReactNode } from 'react';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';
import { isGone } from './listed-order';

const points = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

interface RefundedWordsProps {
  units: readonly Pick<OrderedGoodsFragment, 'status' | 'bonuses'>[];
  children: ReactNode;
}

/** Lets a receipt name the points that came back with the money: «Вернули 2 080 ₽ и 110 бонусов». */
export function RefundedWords({ units, children }: RefundedWordsProps) {
  const back = units.reduce((sum, { status, bonuses }) => sum + (isGone(status) ? bonuses : 0), 0);
  const messages = useMemo(
    () => ({ orderReceipt: { receiptRefunded: (money: string) => `Вернули ${money} и ${countOf(back, points)}` } }),
    [back],
  );
  return back > 0 ? <LocaleProvider messages={messages}>{children}</LocaleProvider> : children;
}
