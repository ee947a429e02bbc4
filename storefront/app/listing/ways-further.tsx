import { css } from '@emotion/react';
import { Link, media, tokens } from '@meet/ui-kit';

// On a phone a single line that scrolls sideways; on larger screens as many lines as needed.
const list = css({
  display: 'flex',
  columnGap: tokens.space[5],
  marginInline: `calc(-1 * ${tokens.space[4]})`,
  paddingInline: tokens.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  [media.tablet]: {
    columnGap: tokens.space[6],
    flexWrap: 'wrap',
    marginInline: 0,
    paddingInline: 0,
    overflowX: 'visible',
    whiteSpace: 'normal',
  },
});

const way = css({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target });

export interface WaysFurtherProps {
  label: string;
  ways: readonly { name: string; href: string }[];
}

/** Links to narrower lists, such as subsections or suggestions of the search. */
export function WaysFurther({ label, ways }: WaysFurtherProps) {
  if (ways.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul css={list}>
        {ways.map(({ name, href }) => (
          <li key={href}>
            <Link variant="quiet" css={way} href={href}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
