import { RadioGroup, Stack, Text } from '@meet/ui-kit';
import { ConfirmDialog } from '@meet/ui-kit/confirm-dialog';
import { useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { CancelOrderDocument, type OrderCancelReason } from '../graphql/generated/graphql';
import { cancelOutcome, cancelReasons, type CancellableOrder } from './cancel-outcome';

export interface CancelQuestionProps {
  order: CancellableOrder & { uuid: string; number: number };
  /** Reloads the order. */
  refresh: () => Promise<void>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before an order is cancelled: says what comes back, and asks why. A default export, because it is loaded lazily. */
export default function CancelQuestion({ order, refresh, open, onOpenChange }: CancelQuestionProps) {
  const [reason, setReason] = useState<OrderCancelReason | null>(null);

  const cancel = async () => {
    const { fault } = await askInBrowser(CancelOrderDocument, { uuid: order.uuid, reason });
    // A refusal means that the order has changed meanwhile.
    if (!fault || fault.code === 'ORDER_NOT_CANCELLABLE') await refresh();
    if (fault) throw new Error(faultWords[fault.code] ?? fault.message);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
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

const faultWords: Record<string, string> = {
  ORDER_NOT_CANCELLABLE: 'Отменить уже нельзя: заказ собирают или он в пути. Напишите нам, поможем с возвратом.',
};
