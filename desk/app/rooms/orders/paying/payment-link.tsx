import { Button, Heading, Input, Stack, Text, useLocale, VisuallyHidden } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../../browser/language';
import { momentOf } from '../../../browser/moment';
import type { WholeOrderFragment } from '../../../graphql/generated/graphql';
import { Refusal } from '../../../shell/refusal';
import { useOrder } from '../order-store';
import { linkState } from './link-state';
import { linkTexts } from './link-words';

/** The link by which the buyer pays: to copy, to send again, to make, or why there can be none. */
export const PaymentLink = observer(function PaymentLink({ order }: { order: WholeOrderFragment }) {
  const texts = useTexts(linkTexts);
  const locale = useLocale();
  const store = useOrder();
  const [remindedOf, setRemindedOf] = useState<string>();
  const [copied, setCopied] = useState<{ link: string; isDone: boolean }>();
  const { paymentLink, expiresAt } = order;
  const state = linkState(order);
  if (!state) return null;

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
            label={texts.title}
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
      {state === 'ABSENT' && (
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
      {state === 'EXPIRED' && <Text size="small">{texts.expired}</Text>}
      <Refusal fault={isOfLink(store.refusal?.of) ? store.refusal?.fault : undefined} />
    </Stack>
  );
});

const isOfLink = (of: string | undefined): boolean => of === 'link' || of === 'remind';
