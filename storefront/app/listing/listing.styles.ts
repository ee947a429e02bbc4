import { css } from '@emotion/react';
import { media, tokens } from '@meet/ui-kit';

export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: {
    gridTemplateColumns: '264px minmax(0, 1fr)',
    columnGap: tokens.space[10],
    // The first line is as high as a touch target; its text is smaller.
    marginTop: `calc(-1 * ${tokens.space[1]})`,
  },
});

/**
 * On a phone the content of `lead` has a separate line, and so has the town of the delivery dates. On a tablet the town is
 * on the line of the sort order; on a desktop both are.
 */
export const toolbar = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space[2],
  marginBottom: tokens.space[4],
  [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: tokens.space[5] },
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    columnGap: tokens.space[6],
    marginBottom: tokens.space[2],
  },
});

export const lead = css({
  gridColumn: '1 / -1',
  minWidth: 0,
  '&:empty': { display: 'none' },
  [media.desktop]: { gridColumn: 1 },
});

export const sort = css({
  gridColumn: 2,
  justifySelf: 'end',
  maxWidth: '100%',
  [media.tablet]: { gridColumn: 3 },
  [media.desktop]: { gridArea: '1 / 3' },
});

export const onlyPhone = css({ [media.desktop]: { display: 'none' } });

/**
 * On a desktop the filters are a column. On a phone they are hidden; before JavaScript has loaded, a link to their
 * anchor shows them as a full-screen sheet.
 */
export const filters = css({
  display: 'none',
  [media.desktop]: { display: 'block' },
  [media.belowDesktop]: {
    '&:target': {
      position: 'fixed',
      inset: 0,
      zIndex: tokens.layer.overlay,
      display: 'block',
      padding: tokens.space[4],
      overflowY: 'auto',
    },
  },
});

export const filtersBar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: tokens.size.target,
});

export const applyBar = css({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: tokens.space[3],
});

/** Has the height of the button that is rendered here before scripts run. */
export const foundBeside = css({ display: 'flex', alignItems: 'center', minHeight: tokens.size.target });

export const results = css({ minWidth: 0, scrollMarginBlockStart: tokens.space[4] });

/** A scrolling row on phones, because many chips would push the products off the first screen. */
export const chips = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  // Room for the focus ring of a chip, which the row would cut off.
  margin: `-4px -4px ${tokens.space[4]}`,
  padding: 4,
  overflowX: 'auto',
  '& > *': { flex: 'none' },
  [media.tablet]: { flexWrap: 'wrap' },
});

export const reset = css({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target });

export const pages = css({
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space[4],
  marginTop: tokens.space[12],
  [media.desktop]: { marginTop: tokens.space[16] },
});

export const more = css({ width: '100%', [media.tablet]: { width: 'auto', minWidth: 320 } });

/**
 * For a button that needs JavaScript. Until it works, its space is kept free; if JavaScript is disabled, it is not
 * shown, because the page links are enough.
 */
export const awaitsScript = css({ visibility: 'hidden', [media.noScript]: { display: 'none' } });
