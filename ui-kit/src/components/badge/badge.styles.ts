import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  minHeight: '1.25rem',
  paddingInline: `calc(${tokens.space['1-half']} - 1px)`,
  borderRadius: tokens.radius.mark,
  fontSize: tokens.text.caption.size,
  lineHeight: tokens.line.control,
  fontWeight: tokens.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  '& > *': { unicodeBidi: 'plaintext' },
  // Without backgrounds, only an outline shows the edge of the badge.
  [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: -1 },
});

export const badgeTones = {
  neutral: css({ background: tokens.color.paper, color: tokens.color.ink }),
  ink: css({ background: tokens.color.action, color: tokens.color['on-action'] }),
  /** For sales only. */
  price: css({ background: tokens.color.paper, color: tokens.color.price }),
  /** For bonuses and cashback only. */
  bonus: css({ background: tokens.color.volt, color: tokens.color['on-volt'] }),
};

export const badgeSizes = {
  small: css({}),
  /** For a badge beside running text: it takes the text's size. */
  large: css({
    padding: `${tokens.space[2]} ${tokens.space[3]}`,
    borderRadius: 0,
    fontSize: 'inherit',
    fontVariantNumeric: 'normal',
    lineHeight: 'inherit',
    whiteSpace: 'normal',
  }),
};

export type BadgeTone = keyof typeof badgeTones;
