import { css } from '@emotion/react';
import { Surface, tokens } from '@meet/ui-kit';
import type { ReactNode } from 'react';

const sheet = css({
  maxWidth: 794,
  // In print only the sheets are visible.
  '@media print': {
    maxWidth: 'none',
    breakAfter: 'page',
    'body:has(&) *:not(:has([data-paper]), [data-paper], [data-paper] *)': { display: 'none' },
    'body:has(&) *:has([data-paper])': { display: 'block', margin: 0, padding: 0, maxWidth: 'none' },
  },
});
const edges = css({
  padding: `clamp(${tokens.space[5]}, 6vw, ${tokens.space[10]})`,
  '@media print': { padding: 0 },
});

/** A sheet of paper on the screen and in print. It is white in dark mode, too. */
export function Paper({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article css={sheet} data-paper="" data-theme="light" aria-label={label}>
      <Surface tone="paper" edged css={edges}>
        {children}
      </Surface>
    </article>
  );
}
