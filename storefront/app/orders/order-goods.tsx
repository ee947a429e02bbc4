import { css } from '@emotion/react';
import { Card, Divider, Image, media, Price, Stack, Text, tokens } from '@meet/ui-kit';
import { Fragment } from 'react';
import { sizeLine } from '../offers/size-name';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';
import { sameWay } from './order-view';
import { GoodsName } from './goods-name';
import { TrackCode } from './track-code';
import { UnitWay, type PaymentType } from './unit-way';

/** On a phone the price is below the name, because long names need the width. */
const row = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${tokens.space[2]} ${tokens.space[4]}`,
  [media.tablet]: { gridTemplateColumns: '72px minmax(0, 1fr) auto' },
});
const besideBoth = css({ gridRow: 'span 2', [media.tablet]: { gridRow: 'auto' } });

export interface OrderGoodsProps {
  items: readonly OrderedGoodsFragment[];
  paymentType: PaymentType;
}

/** The ordered products with their status history. Products with the same history share one timeline. */
export function OrderGoods({ items, paymentType }: OrderGoodsProps) {
  const parcels = sameWay(items);
  return (
    <Stack gap={5}>
      {parcels.map((goods, index) => (
        <Card key={goods[0].id}>
          <Stack gap={5}>
            <UnitWay
              items={goods}
              paymentType={paymentType}
              headingLevel={2}
              cashback={goods.reduce((sum, { cashback }) => sum + cashback, 0)}
              parcel={parcels.length > 1 ? { number: index + 1, of: parcels.length } : undefined}
            />
            {goods.map((item) => (
              <Fragment key={item.id}>
                <Divider />
                <OrderedThing item={item} />
              </Fragment>
            ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** One unit of an order: its picture, name, size and price. */
export function OrderedThing({ item: { productItem, soldPrice, price, trackCode } }: { item: OrderedGoodsFragment }) {
  return (
    <div css={row}>
      <Image css={besideBoth} contour src={productItem.image?.url ?? null} alt="" sizes="72px" />
      <Stack gap={1}>
        <GoodsName item={productItem} />
        <Text size="small" tone="muted">
          {sizeLine(productItem.size.name)}
        </Text>
        {trackCode && <TrackCode code={trackCode} />}
      </Stack>
      <Price price={soldPrice} oldPrice={price > soldPrice ? price : null} />
    </div>
  );
}
