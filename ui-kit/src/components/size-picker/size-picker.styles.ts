import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';

export const group = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[3] });

export const legend = css({
  display: 'block',
  padding: 0,
  marginBottom: tokens.space[3],
  fontSize: tokens.text.small.size,
  color: tokens.color['ink-muted'],
});

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: tokens.space[2],
});

export const radio = css(visuallyHidden);

export const cell = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 2,
  minHeight: 64,
  paddingInline: tokens.space[3],
  paddingBlock: tokens.space[2],
  border: `1px solid ${tokens.color.hairline}`,
  borderRadius: tokens.radius.control,
  cursor: 'pointer',
  transition: `border-color ${tokens.duration.feedback} linear`,
  '&:hover': { borderColor: tokens.color.ink },
  '&:has(:checked)': { borderColor: tokens.color.ink, boxShadow: `inset 0 0 0 1px ${tokens.color.ink}` },
  '&:has(:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
  '&:has(:disabled)': {
    cursor: 'not-allowed',
    borderColor: tokens.color.hairline,
    color: tokens.color['ink-faint'],
    background: `linear-gradient(to top right, transparent calc(50% - 0.5px), ${tokens.color.hairline} calc(50% - 0.5px), ${tokens.color.hairline} calc(50% + 0.5px), transparent calc(50% + 0.5px))`,
  },
});

export const name = css({ fontWeight: 600, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' });

export const note = css({
  fontSize: tokens.text.caption.size,
  lineHeight: 1.25,
  color: tokens.color['ink-muted'],
  fontVariantNumeric: 'tabular-nums',
  'label:has(:disabled) &': { color: 'inherit' },
});
