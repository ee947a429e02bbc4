import { formatPrice, useLocale } from '@meet/ui-kit';
import { useTexts } from '../../../browser/language';
import { useOrder } from '../order-store';
import { orderTexts } from '../order-words';
import { ByHandDialog } from './by-hand-dialog';

export interface GiveBackDialogProps {
  /** Kopecks. */
  amount: number;
  onClose: () => void;
}

/** Asks how money that the shop itself took was returned, and records that it was returned. */
export function GiveBackDialog({ amount, onClose }: GiveBackDialogProps) {
  const { onDelivery, keep } = useTexts(orderTexts);
  const locale = useLocale();
  const store = useOrder();
  return (
    <ByHandDialog
      texts={{
        title: `${onDelivery.givenBack}: ${formatPrice(amount, locale)}`,
        ...{ lead: onDelivery.giveBackLead, how: onDelivery.how, do: onDelivery.givenBack, cancel: keep },
      }}
      deed="refund"
      onSubmit={(how) => store.noteRefundsMade(how)}
      onClose={onClose}
    />
  );
}
