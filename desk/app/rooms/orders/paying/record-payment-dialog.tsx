import { formatPrice, useLocale } from '@meet/ui-kit';
import { useState } from 'react';
import { useTexts } from '../../../browser/language';
import { useOrder } from '../order-store';
import { ByHandDialog } from './by-hand-dialog';
import { linkTexts } from './link-words';

export interface RecordPaymentDialogProps {
  /** Kopecks. */
  amount: number;
  onClose: () => void;
}

/** Asks how the shop took the money of the order, and records that it is paid. */
export function RecordPaymentDialog({ amount, onClose }: RecordPaymentDialogProps) {
  const { record } = useTexts(linkTexts);
  const locale = useLocale();
  const store = useOrder();
  // A lost answer is asked for again with the same key, and is recorded once.
  const [key] = useState(() => crypto.randomUUID());
  return (
    <ByHandDialog
      texts={{ ...record, title: `${record.title}: ${formatPrice(amount, locale)}` }}
      deed="record"
      onSubmit={(how) => store.recordPayment(amount, how, key)}
      onClose={onClose}
    />
  );
}
