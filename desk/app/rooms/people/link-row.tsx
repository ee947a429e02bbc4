import { css } from '@emotion/react';
import { formatCount, Link, Text, tokens, useLocale } from '@meet/ui-kit';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space[6],
  rowGap: tokens.space[1],
  margin: 0,
  padding: 0,
});
const entry = css({ display: 'inline-flex', alignItems: 'center', gap: tokens.space[2], minHeight: 36 });

export interface RowLink {
  name: string;
  href: string;
  /** Number of entries behind the link, if known. */
  count?: number;
  isCurrent: boolean;
}

/** Links to choose what is shown. */
export function LinkRow({ label, links }: { label: string; links: readonly RowLink[] }) {
  const locale = useLocale();
  return (
    <nav aria-label={label}>
      <ul css={list}>
        {links.map(({ name, href, count, isCurrent }) => (
          <li key={name} css={entry}>
            <Link
              href={href}
              variant={isCurrent ? 'text' : 'quiet'}
              {...(isCurrent && { 'aria-current': 'page' as const })}
            >
              {name}
            </Link>
            {count !== undefined && (
              <Text as="span" size="small" tone="muted">
                {formatCount(count, locale)}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
