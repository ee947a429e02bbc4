import { css } from '@emotion/react';
import {
  Alert,
  Button,
  Checkbox,
  Facts,
  formatCount,
  formatPrice,
  Input,
  Select,
  Stack,
  Text,
  TextArea,
  tokens,
  useLocale,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import { faultTexts, faultWords } from '../../../graphql/fault-words';
import type { PaymentType } from '../../../graphql/generated/graphql';
import { orderTexts } from '../order-words';
import { useNewOrder } from './new-order-store';
import { newOrderTexts } from './new-order-words';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: tokens.space[4],
});

/** The payment type, the current price, and the primary button of the page. */
export const PaymentPart = observer(function PaymentPart() {
  const texts = useTexts(newOrderTexts);
  const faults = useTexts(faultTexts);
  const { paymentTypes } = useTexts(orderTexts);
  const locale = useLocale();
  const store = useNewOrder();
  const { draft, quote, fault, refusal, missing } = store;
  const money = (value: number) => formatPrice(value, locale);
  const { sums } = texts;
  const offered = (Object.keys(paymentTypes) as PaymentType[]).filter(
    (type) => type !== 'ON_DELIVERY' || !store.off.includes('PAYMENT_ON_DELIVERY'),
  );
  const hasNoLink = draft.paymentType !== 'ON_DELIVERY' && store.off.includes('ONLINE_PAYMENT');
  const hasChanged = refusal?.code === 'TOTAL_CHANGED' || refusal?.code === 'ORDER_CHANGED';

  return (
    <Stack gap={4}>
      <div css={grid}>
        <Select
          label={texts.way}
          value={draft.paymentType}
          options={offered.map((value) => ({ value, label: paymentTypes[value] }))}
          hint={hasNoLink ? texts.noLink : undefined}
          onChange={({ target }) => store.change({ paymentType: target.value as PaymentType })}
        />
        {draft.buyer && (
          <>
            <Input
              label={texts.promocode}
              value={draft.promocode}
              maxLength={40}
              onChange={({ target }) => store.change({ promocode: target.value })}
              error={quote?.promocodeMessage}
            />
            <Input
              label={texts.points}
              inputMode="numeric"
              value={draft.points}
              hint={quote && texts.pointsHint(formatCount(quote.bonusesAvailable, locale))}
              onChange={({ target }) => store.change({ points: target.value })}
              error={missing.includes('points') ? texts.missing.points : undefined}
            />
          </>
        )}
      </div>
      <TextArea
        label={texts.comment}
        hint={texts.commentHint}
        value={draft.comment}
        rows={2}
        maxLength={1000}
        onChange={({ target }) => store.change({ comment: target.value })}
      />
      <Checkbox
        label={texts.notify}
        checked={draft.notify}
        onChange={({ target }) => store.change({ notify: target.checked })}
      />
      {store.isQuoting && (
        <Text role="status" size="small" tone="muted">
          {texts.quoting}
        </Text>
      )}
      {quote && (
        <Facts
          layout="sums"
          facts={[
            ...(quote.discountValue ? [{ label: sums.discount, value: `−${money(quote.discountValue)}` }] : []),
            ...(quote.bonuses ? [{ label: sums.points, value: `−${money(quote.bonuses * 100)}` }] : []),
            { label: sums.delivery, value: quote.deliveryPrice === null ? '—' : money(quote.deliveryPrice) },
            { label: sums.total, value: money(quote.totalPrice) },
          ]}
        />
      )}
      {(refusal ?? fault) && (
        <Alert tone="error" live title={hasChanged ? undefined : faults.failed}>
          {hasChanged ? texts.changed : faultWords((refusal ?? fault)!, faults)}
        </Alert>
      )}
      <Stack align="start">
        <Button type="submit" loading={store.isPlacing}>
          {quote ? texts.place(money(quote.totalPrice)) : texts.placeBlank}
        </Button>
      </Stack>
    </Stack>
  );
});
