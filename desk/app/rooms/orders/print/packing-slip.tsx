import { css } from '@emotion/react';
import {
  DataTable,
  Facts,
  formatDate,
  formatPrice,
  Heading,
  QrCode,
  Stack,
  Text,
  tokens,
  useLocale,
} from '@meet/ui-kit';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import type { WholeOrderFragment } from '../../../graphql/generated/graphql';
import { isDueOnDelivery } from '../on-delivery-names';
import { nameOf } from '../order-columns';
import { placeOf } from '../order-facts';
import { Paper } from './paper';
import { printTexts } from './print-words';
import { dueWithParcel, packedLines, parcelSums } from './sheets';

const head = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: tokens.space[6] });

/** Contents of the parcel, its recipient, and the amount that the courier collects. */
export function PackingSlip({ order }: { order: WholeOrderFragment }) {
  const texts = useTexts(printTexts);
  const locale = useLocale();
  const money = (value: number) => formatPrice(value, locale);
  const { number, createdAt, phone, comment, cdekDelivery, totalPrice, deliveryPrice, paid } = order;
  const sums = parcelSums(order);
  const amountDue = dueWithParcel(order);
  // What is yet to be given back by hand is not given back.
  const givenBack = order.refunded - order.toGiveBack;
  const { columns } = texts;
  const due = isDueOnDelivery(order) ? texts.dueOnDelivery : texts.notPaid;

  return (
    <Paper label={`${texts.slip}: ${texts.of(number)}`}>
      <Stack gap={6}>
        <div css={head}>
          <Stack gap={1}>
            <Text size="small" tone="muted">{`${shopName()} · ${texts.slip}`}</Text>
            <Heading level={2} size="large">
              {texts.of(number)}
            </Heading>
            <Text>{texts.placed(formatDate(createdAt, locale))}</Text>
          </Stack>
          <QrCode value={`${location.origin}/admin/orders/${number}`} label={texts.openInDesk(number)} />
        </div>
        <Facts
          facts={[
            { label: texts.recipient, value: nameOf(order) },
            { label: texts.phone, value: phone },
            { label: cdekDelivery ? texts.point : texts.place, value: placeOf(order) },
            ...(comment ? [{ label: texts.comment, value: comment }] : []),
          ]}
        />
        <DataTable
          label={texts.goods}
          rows={packedLines(order)}
          keyOf={({ id }) => id}
          columns={[
            { id: 'what', label: columns.what, namesRow: true, cell: ({ name }) => name },
            { id: 'size', label: columns.size, cell: ({ size }) => size },
            { id: 'count', label: columns.count, align: 'end', cell: ({ count }) => count },
            { id: 'price', label: columns.price, align: 'end', cell: ({ price }) => money(price) },
          ]}
        />
        <Facts
          layout="sums"
          facts={[
            { label: texts.things, value: money(sums.goods) },
            { label: texts.delivery, value: money(deliveryPrice) },
            { label: texts.total, value: money(sums.total) },
            ...(paid ? [{ label: texts.paid, value: money(totalPrice) }] : []),
            ...(givenBack > 0 ? [{ label: texts.givenBack, value: money(givenBack) }] : []),
            ...(amountDue > 0 ? [{ label: due, value: money(amountDue) }] : []),
          ]}
        />
      </Stack>
    </Paper>
  );
}
