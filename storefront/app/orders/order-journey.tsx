import { css } from '@emotion/react';
import { Card, Facts, Heading, Image, media, OrderStatusTimeline, Stack, Text, tokens, type Fact } from '@meet/ui-kit';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';
import { sizeLine } from '../offers/size-name';
import type { OrderReturns } from '../returns/return-view';
import { GoodsName } from './goods-name';
import { expectedDays, historyOf, isFinished, journeyLead, sameWay } from './order-view';
import { TrackCode } from './track-code';
import { UnitWay, type PaymentType } from './unit-way';
import { useOrderWatch } from './use-order-watch';

const list = css({ display: 'grid', gap: tokens.space[4], margin: 0, padding: 0 });

/** On a phone the bar is below the name, because it needs the width. */
const glance = css({
  breakInside: 'avoid',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${tokens.space[3]} ${tokens.space[4]}`,
  '& > section': { gridColumn: '1 / -1' },
  [media.tablet]: {
    gridTemplateColumns: '56px minmax(0, 1fr) minmax(0, 1fr)',
    '& > section': { gridColumn: 'auto' },
  },
});

const parcel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[8],
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: tokens.space[16] },
});
const thing = css({ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: tokens.space[4] });

export interface OrderJourneyProps {
  items: readonly OrderedGoodsFragment[];
  paymentType: PaymentType;
  /** The destination: the pickup point or the address. */
  place: Fact;
  /** What the units earned, and until when they can be returned. Default: unknown. */
  returns?: OrderReturns | null;
}

/** The delivery of an order: first a summary of where each unit is, then each parcel with its full history. */
export function OrderJourney({ items, paymentType, place, returns = null }: OrderJourneyProps) {
  useOrderWatch(items.some(({ status }) => !isFinished(status)));
  const parcels = sameWay(items);
  return (
    <Stack gap={10}>
      <Text size="large" role="status">
        {journeyLead(items)}
      </Text>
      {parcels.length > 1 && (
        <section aria-labelledby="glance">
          <Stack gap={5}>
            <Heading level={2} size="medium" id="glance">
              Где что сейчас
            </Heading>
            <ul css={list}>
              {parcels.flatMap((goods, index) =>
                goods.map((item) => (
                  <li key={item.id} css={glance}>
                    <Image contour src={item.productItem.image?.url ?? null} alt="" sizes="56px" />
                    <div>
                      <GoodsName item={item.productItem} href={`#parcel-${index + 1}`} />
                      <Text size="small" tone="muted">
                        {sizeLine(item.productItem.size.name)}
                      </Text>
                    </div>
                    <OrderStatusTimeline
                      status={item.status}
                      history={historyOf(item)}
                      fromRussia={item.productItem.deliverySpeed === 'FAST'}
                      expected={expectedDays([item])}
                      view="brief"
                      aria-label={`${item.productItem.name}: где сейчас`}
                    />
                  </li>
                )),
              )}
            </ul>
          </Stack>
        </section>
      )}
      {parcels.map((goods, index) => (
        <Card key={goods[0].id} id={`parcel-${index + 1}`}>
          <div css={parcel}>
            <Stack gap={5}>
              <ul css={list}>
                {goods.map(({ id, productItem, trackCode }) => (
                  <li key={id} css={thing}>
                    <Image contour src={productItem.image?.url ?? null} alt="" sizes="96px" />
                    <div>
                      <GoodsName item={productItem} />
                      <Text size="small" tone="muted">
                        {sizeLine(productItem.size.name)}
                      </Text>
                      {trackCode && <TrackCode code={trackCode} />}
                    </div>
                  </li>
                ))}
              </ul>
              <Facts facts={[place]} />
            </Stack>
            <UnitWay
              detailed
              items={goods}
              paymentType={paymentType}
              headingLevel={2}
              returns={returns}
              parcel={parcels.length > 1 ? { number: index + 1, of: parcels.length } : undefined}
            />
          </div>
        </Card>
      ))}
    </Stack>
  );
}
