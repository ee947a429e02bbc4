import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[4],
  minHeight: tokens.size.target,
  cursor: 'pointer',
  '&:hover input:not(:disabled)': { borderColor: tokens.color.ink },
  '&:has(input:disabled)': { color: tokens.color['ink-faint'], cursor: 'not-allowed' },
});

const text = css({ flex: 1, minWidth: 0 });

const track = css({
  appearance: 'none',
  flex: 'none',
  width: 44,
  height: 24,
  margin: 0,
  padding: 3,
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.raised,
  cursor: 'inherit',
  transition: `background-color ${tokens.duration.feedback} linear`,
  '&::before': {
    content: '""',
    display: 'block',
    width: 16,
    height: 16,
    borderRadius: tokens.radius.round,
    background: tokens.color['ink-muted'],
    transition: `transform ${tokens.duration.feedback} ${tokens.easing.enter}`,
    [media.reducedMotion]: { transition: 'none' },
  },
  '&:checked': {
    background: tokens.color.action,
    borderColor: tokens.color.action,
    '&::before': { transform: 'translateX(20px)', background: tokens.color['on-action'] },
    '&:dir(rtl)::before': { transform: 'translateX(-20px)' },
  },
  '&:disabled': { borderColor: tokens.color.hairline, '&::before': { background: tokens.color['ink-faint'] } },
  '&:checked:disabled': { background: tokens.color['ink-faint'], '&::before': { background: tokens.color.paper } },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
}

/** A switch for a setting that takes effect at once. */
export function Switch({ label, className, ...props }: SwitchProps) {
  return (
    <label css={row} className={className}>
      <span css={text}>{label}</span>
      <input type="checkbox" role="switch" css={track} {...props} />
    </label>
  );
}
