import { css } from '@emotion/react';
import { media, RemovableChip, tokens } from '@meet/ui-kit';
import { useSearchParams } from 'react-router';
import type { UnderstoodFieldsFragment } from '../../graphql/generated/graphql';
import { parseListingQuery } from '../../listing/listing-query';
import { understoodParts } from '../../search/understood-parts';

const chips = css({ display: 'flex', gap: tokens.space[2], [media.desktop]: { flexWrap: 'wrap' } });

/** The filters that were read from the query, such as a brand or a colour. Each can be removed. */
export function UnderstoodChips({ understood }: { understood: UnderstoodFieldsFragment }) {
  const [search] = useSearchParams();
  const parts = understoodParts(understood, parseListingQuery(search), search);
  if (parts.length === 0) return null;
  return (
    <div css={chips} role="group" aria-label="Мы поняли так">
      {parts.map(({ key, name, href }) => (
        <RemovableChip key={key} label={name} href={href} />
      ))}
    </div>
  );
}
