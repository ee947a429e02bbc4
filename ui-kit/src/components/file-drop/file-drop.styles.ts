import { css } from '@emotion/react';
import { breakWords } from '../../theme/break-words.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';

export const field = css({ minWidth: 0 });

export const zone = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${tokens.space[1]} ${tokens.space[2]}`,
  marginBlock: tokens.space[1],
  padding: tokens.space[5],
  border: `1px dashed ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  textAlign: 'center',
  '[data-dropping] > &': { borderColor: tokens.color.ink, background: tokens.color.subtle },
  '&:has([aria-invalid="true"])': { borderColor: tokens.color.error },
});

/** The text that opens the file dialog, or the camera. */
export const choose = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minHeight: tokens.size.target,
  paddingInline: tokens.space[1],
  color: tokens.color.ink,
  fontWeight: tokens.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '& svg': { flex: 'none' },
  [media.hover]: { '&:hover': { textDecorationThickness: 2 } },
  [pressed]: { background: tokens.color.pressed },
  '&:has(:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
  '&:has(:disabled)': {
    color: tokens.color['ink-faint'],
    cursor: 'not-allowed',
    [media.forcedColors]: { color: 'GrayText' },
  },
});

/** The hint to drag files is hidden on devices without a mouse, and the camera is hidden on devices with a mouse. */
export const drop = css({
  color: tokens.color['ink-muted'],
  '@media (hover: none)': { display: 'none' },
});
export const camera = css(choose, { '@media (hover: hover)': { display: 'none' } });

export const input = css(visuallyHidden);

export const files = css({ display: 'grid', marginBlockStart: tokens.space[2] });

export const file = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: tokens.space[2],
  paddingBlock: tokens.space[1],
  borderBlockEnd: `1px solid ${tokens.color.hairline}`,
});

export const name = css(breakWords, { minWidth: 0 });
export const size = css({ color: tokens.color['ink-muted'], fontSize: tokens.text.small.size, whiteSpace: 'nowrap' });
export const line = css({ gridColumn: '1 / -1' });

export const progress = css({
  display: 'block',
  width: '100%',
  height: 4,
  appearance: 'none',
  border: 0,
  background: tokens.color.hairline,
  '&::-webkit-progress-bar': { background: 'transparent' },
  '&::-webkit-progress-value': { background: tokens.color.ink, [media.forcedColors]: { background: 'Highlight' } },
  '&::-moz-progress-bar': { background: tokens.color.ink, [media.forcedColors]: { background: 'Highlight' } },
  [media.forcedColors]: { height: 8, border: '1px solid CanvasText' },
});

export const failure = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.space[3] });

export const refusals = css({ display: 'grid', gap: tokens.space[1], marginBlockStart: tokens.space[1] });
