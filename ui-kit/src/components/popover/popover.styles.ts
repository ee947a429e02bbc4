import { css } from '@emotion/react';
import { layer } from '../../overlay/layer.styles.js';
import { breakWords } from '../../theme/break-words.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { typeStep } from '../text/type-step.js';

/** Zag derives the positioner's z-index from the panel's. */
export const panel = css(layer, {
  position: 'relative',
  width: 'min(360px, calc(100vw - 32px))',
  maxHeight: 'var(--available-height)',
  padding: tokens.space[5],
  overflowY: 'auto',
  border: `1px solid ${tokens.color.hairline}`,
  borderRadius: tokens.radius.panel,
  background: tokens.color.raised,
  color: tokens.color.ink,
  outline: 0,
  animation: `meet-fade-in ${tokens.duration.feedback} linear`,
});

export const title = css(typeStep(tokens.text.subtitle), breakWords, { minWidth: 0 });

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  marginBlock: `calc(-1 * ${tokens.space[2]}) ${tokens.space[2]}`,
  marginInline: `0 calc(-1 * ${tokens.space['2-half']})`,
});
