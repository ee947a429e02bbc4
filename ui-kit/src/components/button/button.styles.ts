import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';
import { media } from '../../theme/media.js';
import { breakWords } from '../../theme/break-words.js';
import { pressed } from '../../theme/pressed.js';

/** A busy button is not disabled: it keeps its colours. */
const disabled = '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])';

export const button = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[2],
  border: '1px solid transparent',
  borderRadius: tokens.radius.control,
  fontSize: tokens.text.body.size,
  fontWeight: tokens.weight.strong,
  lineHeight: tokens.line.control,
  textAlign: 'center',
  textWrap: 'balance',
  ...breakWords,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${tokens.duration.feedback} linear, border-color ${tokens.duration.feedback} linear`,
  [disabled]: { cursor: 'not-allowed', [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
  '&[aria-busy="true"]': { cursor: 'progress' },
});

export const buttonVariants = {
  primary: css({
    background: tokens.color.action,
    color: tokens.color['on-action'],
    [media.hover]: { '&:hover': { background: tokens.color['action-hover'] } },
    [pressed]: { background: tokens.color['action-pressed'] },
    [disabled]: { background: tokens.color['ink-faint'] },
  }),
  secondary: css({
    background: 'transparent',
    borderColor: tokens.color.control,
    color: tokens.color.ink,
    [media.hover]: { '&:hover': { borderColor: tokens.color.ink, background: tokens.color.subtle } },
    [pressed]: { borderColor: tokens.color.ink, background: tokens.color.pressed },
    [disabled]: { borderColor: tokens.color.hairline, color: tokens.color['ink-faint'], background: 'transparent' },
  }),
  ghost: css({
    background: 'transparent',
    color: tokens.color.ink,
    [media.hover]: { '&:hover': { background: tokens.color.subtle } },
    [pressed]: { background: tokens.color.pressed },
    [disabled]: { color: tokens.color['ink-faint'], background: 'transparent' },
  }),
};

export const buttonSizes = {
  medium: css({
    minHeight: tokens.size.target,
    paddingBlock: tokens.space['2-half'],
    paddingInline: tokens.space[5],
  }),
  large: css({
    minHeight: 56,
    paddingBlock: tokens.space[3],
    paddingInline: tokens.space[8],
  }),
};

/** The label of a busy button is invisible, but still determines the button's width and name. */
export const label = css({ display: 'inline-flex', alignItems: 'center', gap: 'inherit', opacity: 0 });
export const spinner = css({ position: 'absolute', inset: 0, placeContent: 'center' });

export const block = css({ width: '100%' });

export type ButtonVariant = keyof typeof buttonVariants;
export type ButtonSize = keyof typeof buttonSizes;
