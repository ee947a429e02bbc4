import { css } from '@emotion/react';
import { Surface, tokens } from '@meet/ui-kit';
import type { ReactNode } from 'react';

const sheet = css({
  // In print only the sheets are visible.
  '@media print': {
    breakAfter: 'page',
    'body:has(&) *:not(:has([data-paper]), [data-paper], [data-paper] *)': { display: 'none' },
    'body:has(&) *:has([data-paper])': { display: 'block', margin: 0, padding: 0, maxWidth: 'none' },
  },
});

const sizes = {
  /** The paper that the printer has. */
  page: {
    sheet: css({ maxWidth: 794, '@media print': { maxWidth: 'none' } }),
    edges: css({
      padding: `clamp(${tokens.space[5]}, 6vw, ${tokens.space[10]})`,
      '@media print': { padding: 0 },
    }),
  },
  /** A label of a thermal printer. Its edge is not the page's margin, where browsers write the date and the URL. */
  label: {
    sheet: css({ '@page label': { size: '100mm 150mm', margin: 0 }, page: 'label', width: '100mm', maxWidth: '100%' }),
    edges: css({ minHeight: '150mm', padding: '4mm', '@media print': { minHeight: 0, paddingBottom: 0 } }),
  },
};

interface PaperProps {
  label: string;
  size?: keyof typeof sizes;
  children: ReactNode;
}

/** A sheet of paper on the screen and in print. It is white in dark mode, too. */
export function Paper({ label, size = 'page', children }: PaperProps) {
  return (
    <article css={[sheet, sizes[size].sheet]} data-paper="" data-theme="light" aria-label={label}>
      <Surface tone="paper" edged css={sizes[size].edges}>
        {children}
      </Surface>
    </article>
  );
}
