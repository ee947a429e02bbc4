import { css } from '@emotion/react';
import { Heading, Image, Link, media, Text, tokens } from '@meet/ui-kit';
import type { CollectionTileFieldsFragment } from '../graphql/generated/graphql';

const tile = css({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[4],
  '& img': { objectPosition: '100% 50%', transition: `transform ${tokens.duration.drawer} ${tokens.easing.enter}` },
  [media.hover]: {
    '&:hover img': { transform: 'scale(1.02)' },
    '&:hover h2, &:hover h3': { textDecorationLine: 'underline' },
  },
  [media.reducedMotion]: { '& img': { transition: 'none' }, '&:hover img': { transform: 'none' } },
});

const words = css({ display: 'grid', gap: tokens.space[1] });
const title = css({
  fontFamily: tokens.font.display,
  fontSize: 'clamp(1.25rem, 1rem + 1vw, 1.875rem)',
  fontWeight: 550,
  lineHeight: 1.15,
  letterSpacing: '-0.03em',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
});

export interface CollectionTileProps {
  collection: CollectionTileFieldsFragment;
  headingLevel: 2 | 3;
  /** Width to height of the picture. */
  ratio?: number;
  sizes: string;
  priority?: boolean;
}

/** A collection as one picture and a few words, all of it one link. */
export function CollectionTile({ collection, headingLevel, ratio = 3 / 2, sizes, priority }: CollectionTileProps) {
  const { slug, title: name, description, posterUrl } = collection;
  return (
    <Link variant="bare" css={tile} href={`/collections/${encodeURIComponent(slug)}`}>
      <Image src={posterUrl} alt="" sizes={sizes} ratio={ratio} fit="cover" priority={priority ?? false} />
      <div css={words}>
        <Heading level={headingLevel} css={title}>
          {name}
        </Heading>
        {description !== '' && <Text tone="muted">{description}</Text>}
      </div>
    </Link>
  );
}
