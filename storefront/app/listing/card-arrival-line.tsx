import { css } from '@emotion/react';
import { media, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useArrivals } from '../arrivals/arrivals-context';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { cardArrival } from '../offers/card-arrival';

const onPhone = css({ [media.tablet]: { display: 'none' } });
const fromTablet = css({ display: 'none', [media.tablet]: { display: 'inline' } });

/** Delivery date of a card's product in the shopper's town. Cards on a phone have no room for the weekday. */
export const CardArrivalLine = observer(function CardArrivalLine({ card }: { card: ProductCardFieldsFragment }) {
  const words = cardArrival(card, useArrivals());
  if (!words || words.full === words.short) return words?.full;
  return (
    <>
      <Text as="span" size="caption" css={onPhone}>
        {words.short}
      </Text>
      <Text as="span" size="caption" css={fromTablet}>
        {words.full}
      </Text>
    </>
  );
});
