import { css } from '@emotion/react';
import { breakWords } from '../../theme/break-words.js';
import { tokens } from '../../tokens/generated/tokens.js';

/** Measured in rem, so that enlarged text leaves out names, too. */
export const row = css({
  gridColumn: 2,
  display: 'flex',
  containerType: 'inline-size',
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.caption.size,
  lineHeight: tokens.text.caption.line,
});

export const name = css({ flex: '1 1 0', minWidth: 0 });

export const centred = css({ textAlign: 'center' });

export const wrapped = css({ ...breakWords, paddingInline: tokens.space[1] });

// A hidden name takes no room either, or the page would scroll sideways.
const hidden = { visibility: 'hidden', overflow: 'hidden' } as const;
const between = css({ whiteSpace: 'nowrap', '@container (max-width: 38rem)': hidden });
const second = css({ whiteSpace: 'nowrap', '@container (max-width: 19rem)': hidden });
const always = css({ whiteSpace: 'nowrap' });

/** Every fourth name stays on the narrowest chart, and every second on a phone. */
export function thinned(index: number) {
  if (index % 4 === 0) return always;
  return index % 2 === 0 ? second : between;
}
