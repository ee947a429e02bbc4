import { css } from '@emotion/react';
import { media, tokens } from '@meet/ui-kit';

/** A picture over the whole width of the page, with text over it. */
export const statement = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  '& > *': { minWidth: 0 },
  [media.desktop]: { '& > *': { gridArea: '1 / 1' } },
});

const stage = css({
  height: 'min(100vw, 62dvh)',
  [media.desktop]: { height: 'clamp(480px, 50vw, min(960px, 100dvh - 216px))' },
});

/** The left third of a poster is empty for the text, so a narrow screen shows only the other two thirds. */
export const poster = css(stage, {
  aspectRatio: 'auto',
  '& img': { objectPosition: '70% 50%' },
  [media.desktop]: { '& img': { objectPosition: '100% 50%' } },
});

/** Product pictures that replace a missing poster: one large, two small. */
export const wall = css(stage, {
  display: 'grid',
  gridTemplateColumns: '1.8fr 1fr',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  '& > :first-of-type': { gridRow: '1 / -1' },
  '& > span': { height: '100%', aspectRatio: 'auto' },
  [media.desktop]: { paddingInlineStart: '38%' },
});

export const frame = css({ [media.desktop]: { alignSelf: 'end' } });

/** The text has a background of its own, so it is readable over any poster. */
export const words = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space[4],
  paddingBlock: `${tokens.space[6]} 0`,
  [media.desktop]: {
    gap: tokens.space[5],
    // On screens of any width, the background of the text ends where the products on the poster begin.
    width: 'max(380px, min(38%, 39vw - max(40px, (100vw - 1360px) / 2)))',
    padding: `${tokens.space[10]} ${tokens.space[8]} 0 0`,
  },
});

/** Extends the background of the text to the edge of the screen. */
export const margin = css({
  display: 'none',
  [media.desktop]: { position: 'absolute', insetBlock: 0, insetInlineEnd: '100%', display: 'block', width: '100vw' },
});

export const text = css({ maxWidth: '40ch' });
