import { css } from '@emotion/react';
import { Link, RemovableChip, Text, tokens } from '@meet/ui-kit';
import { useSearchParams } from 'react-router';
import type { UnderstoodFieldsFragment } from '../../graphql/generated/graphql';
import { parseListingQuery } from '../../listing/listing-query';
import { leftOutNote, nearestNote } from '../../search/answer-note';
import { queryHref } from '../../search/query-href';
import { understoodParts } from '../../search/understood-parts';

const block = css({
  display: 'grid',
  gap: tokens.space[3],
  marginTop: tokens.space[5],
  '&:empty': { display: 'none' },
});
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] });
const readings = css({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[4] });

export interface UnderstandingProps {
  /** The query as typed. */
  query: string;
  understood: UnderstoodFieldsFragment;
  /** Whether there are results. */
  found: boolean;
}

/** Shows how the query was understood, with links to alternative readings and to a search for the literal text. */
export function Understanding({ query, understood, found }: UnderstandingProps) {
  const [search] = useSearchParams();
  const { text, repaired, nearest, excluded, leftOut, otherReadings } = understood;
  const parts = understoodParts(understood, parseListingQuery(search), search);
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
      {parts.length > 0 && (
        <div css={chips} role="group" aria-label="Мы поняли так">
          {parts.map(({ key, name, href }) => (
            <RemovableChip key={key} label={name} href={href} />
          ))}
        </div>
      )}
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
