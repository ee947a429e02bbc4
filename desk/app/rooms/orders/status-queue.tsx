import { css } from '@emotion/react';
import { formatCount, Link, Text, tokens, useLocale } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import type { OrderStatus } from '../../graphql/generated/graphql';
import { hrefOf } from './list-filters';
import { orderTexts } from './order-words';

const queue = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space[6],
  rowGap: tokens.space[1],
  margin: 0,
  padding: 0,
});
const entry = css({ display: 'inline-flex', alignItems: 'center', gap: tokens.space[2], minHeight: 36 });

export interface StatusQueueProps {
  /** Number of orders of each status that the other filters find. */
  counts: ReadonlyMap<OrderStatus, number>;
  params: URLSearchParams;
  current: OrderStatus | null;
}

/** The statuses of existing orders, in the order in which goods pass through them, each with a link to its list. */
export function StatusQueue({ counts, params, current }: StatusQueueProps) {
  const texts = useTexts(orderTexts);
  const statuses = (Object.keys(texts.statuses) as OrderStatus[]).filter(
    (status) => counts.has(status) || status === current,
  );
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-label={texts.filters}>
      <ul css={queue}>
        <Entry href={hrefOf(params, { status: null, sort: null })} name={texts.all} count={all} isCurrent={!current} />
        {statuses.map((status) => (
          <Entry
            key={status}
            href={hrefOf(params, { status, sort: null })}
            name={texts.statuses[status]}
            count={counts.get(status) ?? 0}
            isCurrent={status === current}
          />
        ))}
      </ul>
    </nav>
  );
}

function Entry(props: { href: string; name: string; count: number; isCurrent: boolean }) {
  const { href, name, count, isCurrent } = props;
  const locale = useLocale();
  return (
    <li css={entry}>
      <Link href={href} variant={isCurrent ? 'text' : 'quiet'} {...(isCurrent && { 'aria-current': 'page' as const })}>
        {name}
      </Link>
      <Text as="span" size="small" tone="muted">
        {formatCount(count, locale)}
      </Text>
    </li>
  );
}
