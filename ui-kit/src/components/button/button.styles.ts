import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';
import { focusRing } from '../../theme/focus.js';

export const button = css(focusRing, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[2],
  border: '1px solid transparent',
  borderRadius: tokens.radius.control,
  fontWeight: 550,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${tokens.duration.feedback} linear, border-color ${tokens.duration.feedback} linear`,
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
});

export const buttonVariants = {
  primary: css({
    background: tokens.color.action,
    color: tokens.color['on-action'],
    '&:hover': { background: tokens.color['action-hover'] },
    '&:disabled, &[aria-disabled="true"]': { background: tokens.color['ink-faint'] },
  }),
  secondary: css({
    background: 'transparent',
    borderColor: tokens.color.control,
    color: tokens.color.ink,
    '&:hover': { borderColor: tokens.color.ink, background: tokens.color.subtle },
    '&:disabled, &[aria-disabled="true"]': { borderColor: tokens.color.hairline, color: tokens.color['ink-faint'] },
  }),
  ghost: css({
    background: 'transparent',
    color: tokens.color.ink,
    '&:hover': { background: tokens.color.subtle },
    '&:disabled, &[aria-disabled="true"]': { color: tokens.color['ink-faint'] },
  }),
};

export const buttonSizes = {
  medium: css({ minHeight: tokens.size.target, paddingInline: tokens.space[5], fontSize: tokens.text.body.size }),
  large: css({ minHeight: 56, paddingInline: tokens.space[8], fontSize: tokens.text.body.size }),
};

export const block = css({ width: '100%' });

export type ButtonVariant = keyof typeof buttonVariants;
export type ButtonSize = keyof typeof buttonSizes;
