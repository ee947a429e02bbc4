import { css } from '@emotion/react';
import { Card, Divider, Image, Link, media, Price, Stack, Text, tokens } from '@meet/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { sizeLine } from '../offers/size-name';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';
import type { OrderReturns } from '../returns/return-view';
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
/** Hidden in print. */
const onScreen = css({ '@media print': { display: 'none' } });
const besideBoth = css({ gridRow: 'span 2', [media.tablet]: { gridRow: 'auto' } });

export interface OrderGoodsProps {
  items: readonly OrderedGoodsFragment[];
  paymentType: PaymentType;
  /** What the units earned, and until when they can be returned. Default: unknown. */
  returns?: OrderReturns | null;
  /** The addresses of products that the shopper may review, by their ids. Default: unknown. */
  reviewable?: Record<string, string> | null;
}

/** The ordered products with their status history. Products with the same history share one timeline. */
export function OrderGoods({ items, paymentType, returns = null, reviewable = null }: OrderGoodsProps) {
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
              returns={returns}
              parcel={parcels.length > 1 ? { number: index + 1, of: parcels.length } : undefined}
            />
            {goods.map((item) => (
              <Fragment key={item.id}>
                <Divider />
                <OrderedThing item={item}>
                  {reviewable && <ReviewLink item={item} reviewable={reviewable} />}
                </OrderedThing>
              </Fragment>
            ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

interface ReviewLinkProps {
  item: OrderedGoodsFragment;
  reviewable: Record<string, string>;
}

/** Leads to the open form of a review, or to the one that was written. Nothing of what has not arrived. */
function ReviewLink({ item: { status, statusHistory, productItem }, reviewable }: ReviewLinkProps) {
  const slug = reviewable[productItem.productId];
  if (slug !== undefined && statusHistory.some((change) => change.status === 'DELIVERED')) {
    return (
      <Link css={onScreen} href={`/product/${slug}#review`} aria-label={`Написать отзыв: ${productItem.name}`}>
        Написать отзыв
      </Link>
    );
  }
  return (
    status === 'DELIVERED' && (
      <Link css={onScreen} href="/account/reviews">
        Ваши отзывы
      </Link>
    )
  );
}

interface OrderedThingProps {
  item: OrderedGoodsFragment;
  /** What can be done with the unit. Default: nothing. */
  children?: ReactNode;
}

/** One unit of an order: its picture, name, size and price. */
export function OrderedThing({ item: { productItem, soldPrice, price, trackCode }, children }: OrderedThingProps) {
  return (
    <div css={row}>
      <Image css={besideBoth} contour src={productItem.image?.url ?? null} alt="" sizes="72px" />
      <Stack gap={1}>
        <GoodsName item={productItem} />
        <Text size="small" tone="muted">
          {sizeLine(productItem.size.name)}
        </Text>
        {trackCode && <TrackCode code={trackCode} />}
        {children && <Text size="small">{children}</Text>}
      </Stack>
      <Price price={soldPrice} oldPrice={price > soldPrice ? price : null} />
    </div>
  );
}
