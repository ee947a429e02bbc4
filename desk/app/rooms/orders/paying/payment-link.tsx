import { Button, Heading, Input, Stack, Text, useLocale, VisuallyHidden } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../../browser/language';
import { momentOf } from '../../../browser/moment';
import type { WholeOrderFragment } from '../../../graphql/generated/graphql';
import { Refusal } from '../../../shell/refusal';
import { useOrder } from '../order-store';
import { awaitedMoney } from './awaited-money';
import { linkState } from './link-state';
import { linkTexts } from './link-words';
import { RecordPaymentDialog } from './record-payment-dialog';

/**
 * How the buyer pays: by a link to copy, to send again, to make, or why there can be none; or by money that the shop
 * itself took.
 */
export const PaymentLink = observer(function PaymentLink({ order }: { order: WholeOrderFragment }) {
  const texts = useTexts(linkTexts);
  const locale = useLocale();
  const store = useOrder();
  const [remindedOf, setRemindedOf] = useState<string>();
  const [copied, setCopied] = useState<{ link: string; isDone: boolean }>();
  const { paymentLink, expiresAt } = order;
  const [isRecording, setRecording] = useState(false);
  const state = linkState(order);
  const awaited = awaitedMoney(order);
  if (!state && !awaited) return null;
  const fault = isOfLink(store.refusal?.of) ? store.refusal?.fault : undefined;
  const isConnected = (store.takesOnline || state !== 'ABSENT') && fault?.code !== 'PAYMENT_NOT_CONNECTED';

  const copy = async (link: string) => {
    const isDone = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setCopied({ link, isDone });
  };
  const remind = async (link: string) => {
    if (await store.remindOfPayment()) setRemindedOf(link);
  };
  const result = copied?.link === paymentLink ? copied : undefined;

  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {texts.title}
      </Heading>
      {state === 'READY' && paymentLink && (
        <>
          <Input
            label={texts.link}
            labelHidden
            readOnly
            value={paymentLink}
            hint={expiresAt ? texts.until(momentOf(expiresAt, locale)) : undefined}
            error={result && !result.isDone ? texts.notCopied : undefined}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Stack direction="row" gap={3} wrap>
            <Button variant="secondary" onClick={() => void copy(paymentLink)}>
              {result?.isDone ? texts.copied : texts.copy}
            </Button>
            {order.email && (
              <Button
                variant="secondary"
                loading={store.busy === 'remind'}
                disabled={remindedOf === paymentLink}
                onClick={() => void remind(paymentLink)}
              >
                {remindedOf === paymentLink ? texts.sent : texts.send}
              </Button>
            )}
            <VisuallyHidden role="status">
              {[result?.isDone && texts.copied, remindedOf === paymentLink && texts.sent].filter(Boolean).join('. ')}
            </VisuallyHidden>
          </Stack>
        </>
      )}
      {state === 'ABSENT' && isConnected && (
        <>
          <Text size="small" tone="muted">
            {texts.absent}
          </Text>
          <Stack align="start">
            <Button variant="secondary" loading={store.busy === 'link'} onClick={() => void store.makePaymentLink()}>
              {texts.make}
            </Button>
          </Stack>
        </>
      )}
      {state === 'UNCONFIRMED' && (
        <Text size="small" tone="muted">
          {texts.unconfirmed}
        </Text>
      )}
      {(state === 'EXPIRED' || (!state && awaited > 0)) && <Text size="small">{texts.expired}</Text>}
      {isConnected ? <Refusal fault={fault} /> : <Text role="status">{texts.notConnected}</Text>}
      {awaited > 0 && (
        <Stack align="start">
          <Button variant="secondary" onClick={() => setRecording(true)}>
            {texts.record.open}
          </Button>
        </Stack>
      )}
      {isRecording && <RecordPaymentDialog amount={awaited} onClose={() => setRecording(false)} />}
    </Stack>
  );
});

const isOfLink = (of: string | undefined): boolean => of === 'link' || of === 'remind';
