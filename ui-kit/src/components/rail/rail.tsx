import { css } from '@emotion/react';
import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.js';
import { mirrored } from '../../icons/mirrored.js';
import { listItems } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { noSteps, stepsOf, type RailSteps } from './rail-steps.js';

const rail = css({
  display: 'grid',
  gridAutoFlow: 'column',
  // The width is in rem too, because enlarged text needs a wider card, or long words would break.
  gridAutoColumns: 'max(min(44vw, 300px), min(10.5rem, 86vw))',
  gap: tokens.space[3],
  marginInline: `calc(-1 * ${tokens.space[4]})`,
  paddingInline: tokens.space[4],
  scrollPaddingInline: tokens.space[4],
  paddingBlock: tokens.space[1],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  [media.tablet]: {
    gridAutoColumns: 'minmax(13.75rem, 26%)',
    gap: tokens.space[5],
    marginInline: `calc(-1 * ${tokens.space[6]})`,
    paddingInline: tokens.space[6],
    scrollPaddingInline: tokens.space[6],
  },
  [media.desktop]: {
    gridAutoColumns: `max(13.75rem, (100% - 3 * ${tokens.space[5]}) / 4)`,
    marginInline: 0,
    paddingInline: 0,
    scrollPaddingInline: 0,
    scrollbarWidth: 'thin',
  },
});

const item = css({ scrollSnapAlign: 'start', minWidth: 0 });

const frame = css({ position: 'relative' });

const step = css({
  position: 'absolute',
  // The vertical middle of the pictures, which fill the upper two thirds of a card.
  insetBlockStart: '35%',
  zIndex: 2,
  display: 'none',
  placeItems: 'center',
  width: tokens.size.target,
  height: tokens.size.target,
  marginTop: `calc(${tokens.size.target} / -2)`,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.control,
  background: tokens.color.paper,
  color: tokens.color.ink,
  cursor: 'pointer',
  [media.hover]: { display: 'grid', '&:hover': { background: tokens.color.subtle } },
  [pressed]: { background: tokens.color.pressed },
});

const back = css(step, { insetInlineStart: tokens.space[3] });
const on = css(step, { insetInlineEnd: tokens.space[3] });

export interface RailProps extends ComponentPropsWithRef<'ul'> {
  /** The cards. Each is put into an item of the list, unless it is an `li`. Default: none. */
  children?: ReactNode;
}

/**
 * A row of cards that scrolls sideways and never moves by itself. It can be swiped, and `Tab` moves from card to card.
 * With a mouse, buttons to scroll appear on hover.
 */
export function Rail(passed: RailProps) {
  const { children, ref, ...props } = useDefaultProps('Rail', passed);
  const list = useRef<HTMLUListElement>(null);
  const mergedRef = useMergedRef(list, ref);
  const [steps, setSteps] = useState<RailSteps>(noSteps);

  const look = () => {
    if (list.current) setSteps(stepsOf(list.current));
  };
  const move = (direction: 1 | -1) => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const side = list.current?.matches(':dir(rtl)') ? -1 : 1;
    const left = side * direction * (list.current?.clientWidth ?? 0);
    list.current?.scrollBy({ left, behavior: still ? 'auto' : 'smooth' });
  };

  return (
    <div css={frame} onPointerEnter={look}>
      <ul ref={mergedRef} css={rail} onScroll={look} {...props}>
        {listItems(children, item)}
      </ul>
      {steps.back && (
        <button type="button" css={back} tabIndex={-1} aria-hidden="true" onClick={() => move(-1)}>
          <ChevronLeftIcon css={mirrored} />
        </button>
      )}
      {steps.on && (
        <button type="button" css={on} tabIndex={-1} aria-hidden="true" onClick={() => move(1)}>
          <ChevronRightIcon css={mirrored} />
        </button>
      )}
    </div>
  );
}
