import { css } from '@emotion/react';
import { Link, media, Text, tokens } from '@meet/ui-kit';
import type { UnderstoodFieldsFragment } from '../../graphql/generated/graphql';
import { leftOutNote, nearestNote } from '../../search/answer-note';
import { queryHref } from '../../search/query-href';

const block = css({
  display: 'grid',
  gap: tokens.space[3],
  marginTop: tokens.space[5],
  // On a desktop the chips of the list follow at once.
  [media.desktop]: { marginTop: tokens.space[4], paddingBottom: tokens.space[4] },
  '&:empty': { display: 'none' },
});
const readings = css({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[4] });

export interface UnderstandingProps {
  /** The query as typed. */
  query: string;
  understood: UnderstoodFieldsFragment;
  /** Whether there are results. */
  found: boolean;
}

/** Sentences on how the query was understood, with links to alternative readings and to a search for the literal text. */
export function Understanding({ query, understood, found }: UnderstandingProps) {
  const { text, repaired, nearest, excluded, leftOut, otherReadings } = understood;
  return (
    <div css={block}>
      {repaired && (
        <Text>
          {found ? 'Показаны результаты по запросу' : 'Искали по запросу'} «{text}».{' '}
          <Link href={`${queryHref(query)}&exact=1`}>Искать «{query}»</Link>
        </Text>
      )}
      {excluded.length > 0 && <Text>Исключили: {excluded.map((part) => `«${part}»`).join(', ')}.</Text>}
      {leftOut.length > 0 && <Text>{leftOutNote(leftOut)}.</Text>}
      {nearest && found && <Text>{nearestNote(understood)}.</Text>}
      {otherReadings.length > 0 && (
        <Text as="div" css={readings}>
          Возможно, вы искали:{' '}
          {otherReadings.map((reading) => (
            <Link key={reading} href={queryHref(reading)}>
              {reading}
            </Link>
          ))}
        </Text>
      )}
    </div>
  );
}
