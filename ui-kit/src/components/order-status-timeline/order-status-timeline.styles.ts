import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

const row = '@container (min-width: 40rem)';
const dot = 12;

export const timeline = css({ containerType: 'inline-size' });

export const head = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[1], maxWidth: '60ch' });

export const line = css({ marginTop: tokens.space[6] });

/** In a wide container the stages are side by side. */
export const lying = css({
  [row]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 232px)' },
});

/** A dot and a line down to the next dot. */
export const stage = css({
  position: 'relative',
  paddingInlineStart: tokens.space[8],
  paddingBottom: tokens.space[5],
  fontSize: tokens.text.small.size,
  color: tokens.color['ink-muted'],
  // Printers leave out backgrounds, without which all stages would look the same.
  '&::before, &::after': { content: '""', position: 'absolute', printColorAdjust: 'exact' },
  '&::before': {
    insetBlockStart: 4,
    insetInlineStart: 0,
    width: dot,
    height: dot,
    border: `1.5px solid ${tokens.color.control}`,
    borderRadius: tokens.radius.round,
  },
  '&::after': {
    insetBlock: `${4 + dot}px -4px`,
    insetInlineStart: dot / 2 - 1,
    width: 2,
    background: tokens.color.hairline,
  },
  '&:last-of-type': { paddingBottom: 0, '&::after': { display: 'none' } },
});

/** In a wide container the line leads to the next stage beside it. */
export const lyingStage = css({
  [row]: {
    padding: `${tokens.space[6]} 0 0`,
    paddingInlineEnd: tokens.space[3],
    '&::before': { insetBlockStart: 0 },
    '&::after': {
      insetBlock: `${dot / 2 - 1}px auto`,
      insetInline: `${dot}px 0`,
      width: 'auto',
      height: 2,
    },
  },
});

const filled = { background: tokens.color.action, borderColor: tokens.color.action };

export const states = {
  passed: css({
    '&::before': filled,
    '&::after': { background: tokens.color.action },
    [media.forcedColors]: { '&::before, &::after': { background: 'CanvasText' } },
  }),
  current: css({
    color: tokens.color.ink,
    '&::before': { borderColor: tokens.color.action, borderWidth: 4 },
    [media.forcedColors]: { '&::before': { borderColor: 'Highlight' }, '&::after': { background: 'GrayText' } },
  }),
  ahead: css({
    [media.forcedColors]: {
      color: 'GrayText',
      '&::before': { borderColor: 'GrayText' },
      '&::after': { background: 'GrayText' },
    },
  }),
};

export const name = css({
  display: 'block',
  color: tokens.color.ink,
  fontWeight: tokens.weight.strong,
  '[data-ahead] &': { color: 'inherit', fontWeight: tokens.weight.regular },
});
// The element is only as wide as its text: in right-to-left pages, left-to-right text would otherwise not align with
// the other lines.
export const detail = css({ display: 'block', width: 'fit-content', unicodeBidi: 'plaintext' });

/** The event with its time next to it, or below if there is no room. */
export const event = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: tokens.space[4],
  marginBlockStart: tokens.space[1],
  '& > :first-of-type': { flex: '1 1 14rem' },
  '& > time': { fontVariantNumeric: 'tabular-nums' },
});

export const briefTitle = css({ display: 'block', fontWeight: tokens.weight.strong });

export const bar = css({ display: 'flex', gap: tokens.space[1], marginBlock: tokens.space[2] });

export const part = css({ flex: 1, height: 4, background: tokens.color.hairline, printColorAdjust: 'exact' });

export const parts = {
  passed: css({ background: tokens.color.action, [media.forcedColors]: { background: 'CanvasText' } }),
  current: css({ background: tokens.color.action, [media.forcedColors]: { background: 'Highlight' } }),
  ahead: css({ [media.forcedColors]: { background: 'GrayText' } }),
};
