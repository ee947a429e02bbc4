import { css } from '@emotion/react';
import { Link, Text, tokens } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import type { QueueKind } from '../../graphql/generated/graphql';
import { hrefOf } from './queue-filters';
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
  parts: readonly QueueKind[];
  counts: ReadonlyMap<QueueKind, number>;
  /** Returns whose goods are on their way back: they do not wait for the shop, so the total leaves them out. */
  awaited: number;
  params: URLSearchParams;
  current: QueueKind | null;
}

/** Waiting entries by kind, each with a link to its list. */
export function PartLinks({ parts, counts, awaited, params, current }: PartLinksProps) {
  const texts = useTexts(queueTexts);
  const all = [...counts].reduce((sum, [, count]) => sum + count, 0);
  return (
    <nav aria-label={texts.filters}>
      <ul css={list}>
        <Entry href={hrefOf(params, { kind: null })} name={texts.all} count={all} isCurrent={!current} />
        {parts.map((part) => (
          <Entry
            key={part}
            href={hrefOf(params, { kind: part })}
            name={texts.parts[part]}
            count={(counts.get(part) ?? 0) + (part === 'RETURN' ? awaited : 0)}
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
