import {
  Alert,
  Button,
  Checkbox,
  countOf,
  Facts,
  formatPrice,
  Modal,
  Skeleton,
  Stack,
  Text,
  TextArea,
  useLocale,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import { isReceived } from './editable';
import { givingUp } from './next-steps';
import { useOrder, type GiveBackQuote, type OrderUnit } from './order-store';
import { orderTexts } from './order-words';

export interface CancelDialogProps {
  /** All of them received, or none. */
  units: readonly OrderUnit[];
  onClose: () => void;
}

/** Says what goes back to the buyer for units, and asks why they are cancelled or returned. */
export const CancelDialog = observer(function CancelDialog({ units, onClose }: CancelDialogProps) {
  const texts = useTexts(orderTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const store = useOrder();
  const isReturn = units.some(isReceived);
  const isOnDelivery = store.order?.paymentType === 'ON_DELIVERY';
  const [quote, setQuote] = useState<GiveBackQuote | null>();
  const [reason, setReason] = useState('');
  // What the buyer has is in the shop only once somebody has seen it there.
  const [restock, setRestock] = useState(!isReturn);
  useEffect(() => void store.quoteGiveBack(units).then(setQuote), [store, units]);
  const isBusy = store.busy === 'move';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await store.giveUp(units, reason.trim(), restock)) onClose();
  };

  return (
    <Modal
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={countOf(units.length, isReturn ? texts.returnTitle : texts.cancelTitle, locale)}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Text>{isOnDelivery ? texts.onDelivery.cancelLead : texts.cancelLead}</Text>
          {quote === undefined && <Skeleton height={48} />}
          {quote && (
            <Facts
              layout="sums"
              facts={[
                {
                  label: isOnDelivery ? texts.onDelivery.toGiveBack : texts.goesBack.money,
                  value: formatPrice(quote.amount, locale),
                },
                ...(quote.deliveryPrice
                  ? [{ label: texts.goesBack.delivery, value: formatPrice(quote.deliveryPrice, locale) }]
                  : []),
                ...(quote.bonuses ? [{ label: texts.goesBack.points, value: String(quote.bonuses) }] : []),
              ]}
            />
          )}
          {units.some(({ nextStatuses }) => givingUp(nextStatuses) === 'ISSUED_REFUND') && (
            <Checkbox
              label={isReturn ? texts.restock.returned : texts.restock.kept}
              checked={restock}
              onChange={({ target }) => setRestock(target.checked)}
            />
          )}
          <TextArea
            label={texts.reason}
            hint={texts.reasonHint}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            rows={2}
            required
            minLength={3}
            maxLength={500}
          />
          {store.refusal?.of === 'move' && (
            <Alert tone="error" live>
              {faultWords(store.refusal.fault, faults)}
            </Alert>
          )}
          <Stack direction="row" gap={3} wrap>
            <Button type="submit" loading={isBusy} disabled={!quote}>
              {isReturn ? texts.returnUnits : texts.cancelUnits}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {texts.keep}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Modal>
  );
});
