import { css } from '@emotion/react';
import { Link, Text, tokens } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import { hrefOf, type QueuePart } from './queue-filters';
import { queueTexts } from './queue-words';

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

export interface PartLinksProps {
  parts: readonly QueuePart[];
  counts: ReadonlyMap<QueuePart, number>;
  params: URLSearchParams;
  current: QueuePart | null;
}

/**
 * Waiting entries by kind, each with a link to its list. Returns whose goods are on their way back do not wait for the
 * shop, so they are not included in the total.
 */
export function PartLinks({ parts, counts, params, current }: PartLinksProps) {
  const texts = useTexts(queueTexts);
  const all = [...counts].reduce((sum, [part, count]) => sum + (part === 'AWAITED' ? 0 : count), 0);
  return (
    <nav aria-label={texts.filters}>
      <ul css={list}>
        <Entry href={hrefOf(params, { kind: null })} name={texts.all} count={all} isCurrent={!current} />
        {parts.map((part) => (
          <Entry
            key={part}
            href={hrefOf(params, { kind: part })}
            name={texts.parts[part]}
            count={counts.get(part) ?? 0}
            isCurrent={part === current}
          />
        ))}
      </ul>
    </nav>
  );
}

function Entry(props: { href: string; name: string; count: number; isCurrent: boolean }) {
  const { href, name, count, isCurrent } = props;
  return (
    <li css={entry}>
      <Link href={href} variant={isCurrent ? 'text' : 'quiet'} {...(isCurrent && { 'aria-current': 'page' as const })}>
        {name}
      </Link>
      <Text as="span" size="small" tone="muted">
        {count}
      </Text>
    </li>
  );
}
