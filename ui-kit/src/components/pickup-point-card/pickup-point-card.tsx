import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef } from 'react';
import { CheckIcon, ClockIcon } from '../../icons/index.js';
import { formatPrice } from '../../locale/format-price.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { Link } from '../link/link.js';
import { Heading, Text } from '../text/text.js';
import { pickupPointCardWords } from './pickup-point-card.words.js';

const card = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[3] });

const chosen = css({
  borderColor: tokens.color.ink,
  outline: `1px solid ${tokens.color.ink}`,
  outlineOffset: -2,
  [media.forcedColors]: { borderColor: 'Highlight', outline: '2px solid Highlight', outlineOffset: -3 },
});

/** In forced colours a filled button looks like an outlined one. */
const pressed = css({
  [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
});

const facts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[1],
  fontSize: tokens.text.small.size,
  color: tokens.color['ink-muted'],
});

const fact = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space[2],
  // Aligns the icon with small letters, not with the middle of the line.
  // eslint-disable-next-line kit/no-literal-space
  '& > svg': { flex: 'none', marginTop: 3 },
});

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  marginTop: 'auto',
});

const phone = css({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target });

export interface PickupPoint {
  /** Name of the point, or its address if it has no name. */
  name: string;
  /** Address of the point. Default: none, if the name already contains the address. */
  address?: string;
  /** Opening hours as the delivery service writes them: «пн–пт 10:00–20:00». Default: none. */
  workTime?: string;
  /** How to find the point. Default: none. */
  note?: string;
  /** Distance from the shopper, such as «1,2 км от вас». Default: none. */
  distance?: string;
  /** The point has a fitting room. Default: false. */
  fittingRoom?: boolean;
  /** Telephone numbers, each a link. Default: none. */
  phones?: readonly string[];
  /** Expected arrival of the order, such as «24–28 ноября». Default: none. */
  when?: string;
  /** Price of delivery to the point, in minor units; 0 is free. Default: none, which is not shown. */
  price?: number;
}

export interface PickupPointCardProps extends PickupPoint, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The point is chosen, which its button shows as pressed. Default: false. */
  selected?: boolean;
  /** Called when the point is chosen. Without it the card has no button. Default: none. */
  onSelect?: () => void;
  /** The choice is being saved: the button is busy. Default: false. */
  loading?: boolean;
  /** Heading level of the name. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/** A pickup point: address, opening hours, directions, expected arrival and price of delivery. */
export function PickupPointCard(passed: PickupPointCardProps) {
  const props = useDefaultProps('PickupPointCard', passed);
  const { name, address, workTime, note, distance, fittingRoom = false, phones = [], when, price, ...rest } = props;
  const { selected: isChosen = false, onSelect, loading = false, headingLevel = 3, ...article } = rest;
  const words = useWords('pickupPointCard', pickupPointCardWords);
  const titleId = useId();
  const locale = useLocale();
  const cost = price === undefined ? null : price === 0 ? words.pointFree : formatPrice(price, locale);
  const terms = [when, cost].filter(Boolean).join(' · ');
  return (
    <Card as="article" css={[card, isChosen && chosen]} aria-labelledby={titleId} {...article}>
      <div>
        <Heading level={headingLevel} size="small" id={titleId}>
          {name}
        </Heading>
        {address && <Text size="small">{address}</Text>}
        {distance && (
          <Text size="small" tone="muted">
            {distance}
          </Text>
        )}
      </div>
      {(workTime || fittingRoom || note || phones.length > 0) && (
        <div css={facts}>
          {workTime && (
            <p css={fact}>
              <ClockIcon size={16} />
              {workTime}
            </p>
          )}
          {fittingRoom && (
            <p css={fact}>
              <CheckIcon size={16} />
              {words.fittingRoom}
            </p>
          )}
          {note && <p>{note}</p>}
          {phones.map((number) => (
            <p key={number}>
              <Link css={phone} dir="ltr" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
                {number}
              </Link>
            </p>
          ))}
        </div>
      )}
      {(terms !== '' || onSelect) && (
        <div css={foot}>
          <Text as="span" size="small">
            <bdi>{terms}</bdi>
          </Text>
          {onSelect && (
            <Button
              css={isChosen && pressed}
              variant={isChosen ? 'primary' : 'secondary'}
              aria-label={`${isChosen ? words.chosenPoint : words.choosePoint}: ${name}`}
              aria-pressed={isChosen}
              loading={loading}
              onClick={onSelect}
            >
              {isChosen ? words.chosenPoint : words.choosePoint}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
