import { RadioGroup, Stack, Text } from '@meet/ui-kit';
import { ConfirmDialog } from '@meet/ui-kit/confirm-dialog';
import { useState } from 'react';
import { useBackCloses } from '../browser/use-back-closes';
import { askInBrowser } from '../graphql/ask-in-browser';
import { CancelOrderDocument, type OrderCancelReason } from '../graphql/generated/graphql';
import { useToasts } from '../toasts/toasts-context';
import { cancelOutcome, cancelReasons, type CancellableOrder } from './cancel-outcome';

export interface CancelQuestionProps {
  order: CancellableOrder & { uuid: string; number: number };
  /** Reloads the order. */
  refresh: () => Promise<void>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Asks before an order is cancelled: says what the shopper gets back, and asks for the reason. A default export,
 * because it is loaded lazily.
 */
export default function CancelQuestion({ order, refresh, open, onOpenChange }: CancelQuestionProps) {
  useBackCloses(open, onOpenChange);
  const [reason, setReason] = useState<OrderCancelReason | null>(null);
  const [refused, setRefused] = useState(false);
  const toasts = useToasts();

  const cancel = async () => {
    const { fault } = await askInBrowser(CancelOrderDocument, { uuid: order.uuid, reason });
    if (fault) {
      setRefused(fault.code === tooLate);
      throw new Error(fault.code === tooLate ? tooLateWords : fault.message);
    }
    await refresh();
    toasts.show('success', 'Заказ отменён');
  };

  // The order has changed meanwhile. It is loaded again only when the dialog is closed, so that the shopper can read
  // the message first.
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next && refused) void refresh();
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={`Отменить заказ ${order.number}?`}
      confirmLabel="Отменить заказ"
      cancelLabel="Оставить"
      onConfirm={cancel}
      errorOf={(fault) => (fault as Error).message}
    >
      <Stack gap={5}>
        <Stack gap={2}>
          {cancelOutcome(order).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
        <RadioGroup
          label="Почему отменяете? Можно не отвечать"
          options={cancelReasons}
          value={reason ?? ''}
          // The cast is safe, because the options are exactly the API's reasons.
          onValueChange={(value) => setReason(value as OrderCancelReason)}
        />
      </Stack>
    </ConfirmDialog>
  );
}

const tooLate = 'ORDER_NOT_CANCELLABLE';
const tooLateWords = 'Отменить уже нельзя: заказ собирают или он в пути. Напишите нам, поможем с возвратом.';
