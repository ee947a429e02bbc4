import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';

export const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  minHeight: 20,
  paddingInline: 5,
  borderRadius: tokens.radius.control,
  fontSize: tokens.text.caption.size,
  lineHeight: 1.2,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
});

export const badgeTones = {
  neutral: css({ background: tokens.color.paper, color: tokens.color.ink }),
  ink: css({ background: tokens.color.action, color: tokens.color['on-action'] }),
  /** Sale only. */
  price: css({ background: tokens.color.paper, color: tokens.color.price }),
  /** Bonuses and cashback only. */
  bonus: css({ background: tokens.color.volt, color: tokens.color['on-volt'] }),
};

export const badgeSizes = {
  small: css({}),
  /** Beside running text. */
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
