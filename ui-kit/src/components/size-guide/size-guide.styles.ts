import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const guide = css({ display: 'grid', gap: tokens.space[8], minWidth: 0 });

export const part = css({ display: 'grid', gap: tokens.space[3], minWidth: 0 });

export const own = css({ display: 'grid', justifyItems: 'start', gap: tokens.space[1] });

export const measuring = css({
  display: 'grid',
  gap: tokens.space[5],
  justifyItems: 'start',
  [media.tablet]: { gridTemplateColumns: 'auto 1fr', gap: tokens.space[8], alignItems: 'center' },
});

export const drawing = css({ width: 132, height: 'auto', color: tokens.color.ink });

export const steps = css({
  display: 'grid',
  gap: tokens.space[3],
  margin: 0,
  paddingInlineStart: tokens.space[5],
  maxWidth: '52ch',
  listStyle: 'decimal',
});
