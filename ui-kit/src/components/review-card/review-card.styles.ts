import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';
import { clampLines } from '../text/clamp-lines.js';

export const card = css({
  display: 'grid',
  // Next to a taller card, the rows keep their spacing instead of stretching.
  alignContent: 'start',
  justifyItems: 'start',
  gap: tokens.space[3],
  minWidth: 0,
  maxWidth: '72ch',
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space[3],
  rowGap: tokens.space[1],
  width: '100%',
});

export const author = css({ fontWeight: tokens.weight.strong, overflowWrap: 'anywhere' });
export const quiet = css({ color: tokens.color['ink-muted'], fontSize: tokens.text.small.size });
export const date = css(quiet, { marginInlineStart: 'auto', unicodeBidi: 'plaintext' });

export const words = css({
  display: 'grid',
  gap: tokens.space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const cut = css(clampLines(6));
export const more = css({
  paddingInline: 0,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.3em',
});

export const photos = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] });

export const photo = css({
  display: 'block',
  width: 88,
  cursor: 'zoom-in',
  '&:active img': { opacity: 0.8 },
});
