import { css } from '@emotion/react';
import { Breadcrumbs, Container, media, tokens, type Breadcrumb } from '@meet/ui-kit';
import type { ReactNode } from 'react';
import { coversOf } from '../../catalogue/covers-of';
import { Statement } from '../../catalogue/statement';
import { FieldFacts, type FieldFact } from '../../custom-fields/field-facts';
import type { CollectionQuery } from '../../graphql/generated/graphql';

const above = css({ paddingTop: tokens.space[4] });
const trailStyle = css({ paddingBlock: tokens.space[1] });
/** Less prominent facts below the title, as wide as the text over the poster. */
const known = css({ marginTop: tokens.space[6], '& > dl': { maxWidth: '40ch' } });
const goods = css({ marginTop: tokens.space[10], [media.desktop]: { marginTop: tokens.space[16] } });

export interface CollectionPageProps {
  collection: Omit<CollectionQuery['collectionBundle'][number], 'customFields'>;
  facts: readonly FieldFact[];
  trail: readonly Breadcrumb[];
  /** Content above the title. Default: nothing. */
  notice?: ReactNode;
  /** The products of the collection. */
  children: ReactNode;
}

/** The page of a collection around its products. */
export function CollectionPage({ collection, facts, trail, notice, children }: CollectionPageProps) {
  const { title, description, posterUrl, darkPosterUrl, products } = collection;
  return (
    <>
      <Container>
        {notice && <div css={above}>{notice}</div>}
        <Breadcrumbs css={trailStyle} items={trail} />
      </Container>
      <Statement
        title={title}
        text={description}
        poster={posterUrl}
        darkPoster={darkPosterUrl}
        pictures={coversOf(products)}
      />
      {facts.length > 0 && (
        <Container css={known}>
          <FieldFacts facts={facts} />
        </Container>
      )}
      <Container css={goods}>{children}</Container>
    </>
  );
}
