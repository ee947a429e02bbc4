import { css } from '@emotion/react';
import { media, tokens } from '@meet/ui-kit';

export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  [media.tablet]: {
    gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: tokens.space[6],
  },
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1.5fr) minmax(360px, 1fr)',
    columnGap: tokens.space[10],
  },
});

export const trail = css({ paddingBlock: tokens.space[2] });

/** On a phone the pictures extend to the edges of the screen. */
export const pictures = css({
  marginInline: `calc(-1 * ${tokens.space[4]})`,
  // The shorter column stays in view while the other one is scrolled.
  [media.tablet]: { marginInline: 0, position: 'sticky' },
});

/** The names are next to the pictures if there is room, so that the buy button stays on the first screen. */
export const modelColours = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space[2]} ${tokens.space[4]}`,
});

export const related = css({ marginTop: tokens.space[16] });

export const relatedTitle = css({ marginBottom: tokens.space[5] });

/** Skeletons are hidden without scripts, because nothing would replace them. */
export const awaitsScript = css({ [media.noScript]: { display: 'none' } });
