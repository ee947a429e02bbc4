import { css } from '@emotion/react';
import { countOf, formatPrice, Heading, QrCode, Stack, Text, useLocale } from '@meet/ui-kit';
import type { ReactNode } from 'react';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import type { WholeOrderFragment } from '../../../graphql/generated/graphql';
import { nameOf } from '../order-columns';
import { placeOf } from '../order-facts';
import { orderTexts } from '../order-words';
import { Paper } from './paper';
import { printTexts } from './print-words';
import { parcelsOf } from './sheets';

const head = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'start' });
// A label is read from a metre, a page from a hand.
const number = css({ zoom: 2 });
const code = css({ zoom: 0.8 });
const large = css({ zoom: 1.25 });

/** Length of a name with its address from which they are not enlarged, because they would take a second label. */
const LONG = 85;

/** A label for each parcel of an order. Nothing is grey, because thermal printers print black only. */
export function ParcelLabels({ order }: { order: WholeOrderFragment }) {
  const texts = useTexts(printTexts);
  const { things, track } = useTexts(orderTexts);
  const locale = useLocale();
  const { addressDelivery, cdekDelivery } = order;
  const name = nameOf(order);
  const town = addressDelivery?.city ?? cdekDelivery?.city ?? '';
  // The town stands above.
  const place = placeOf({ cdekDelivery, addressDelivery: addressDelivery && { ...addressDelivery, city: '' } });
  const isLong = [name, town, place].join('').length > LONG;
  const parcels = parcelsOf(order);

  return parcels.map((parcel, at) => (
    <Paper key={at} size="label" label={`${texts.label}: ${texts.of(order.number)}`}>
      <Stack gap={4}>
        <div css={head}>
          <Stack gap={1}>
            <Text size="small">{texts.sender(shopName())}</Text>
            <Heading level={2} size="medium" css={number}>
              {order.number}
            </Heading>
            <Text>{texts.parcel(at + 1, parcels.length)}</Text>
            <Text>{countOf(parcel.count, things, locale)}</Text>
          </Stack>
          <QrCode
            css={code}
            value={`${location.origin}/admin/orders/${order.number}`}
            label={texts.openInDesk(order.number)}
          />
        </div>
        <Stack gap={3} css={isLong ? null : large}>
          <Part label={texts.recipient} value={name}>
            {order.phone}
          </Part>
          <Part label={cdekDelivery ? texts.point : texts.place} value={town}>
            {place}
          </Part>
          {parcel.number && <Part label={track} value={parcel.number} />}
          {parcel.due > 0 && (
            <Heading level={3} size="small">
              {`${texts.dueOnDelivery}: ${formatPrice(parcel.due, locale)}`}
            </Heading>
          )}
        </Stack>
      </Stack>
    </Paper>
  ));
}

function Part({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div>
      <Text size="caption">{label}</Text>
      <Heading level={3} size="medium">
        {value}
      </Heading>
      {children && <Text>{children}</Text>}
    </div>
  );
}
