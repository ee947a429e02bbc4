import { CollectionTile as Tile, type CollectionTileProps as TileProps } from '@meet/ui-kit';
import type { CollectionTileFieldsFragment } from '../graphql/generated/graphql';

export interface CollectionTileProps extends Pick<TileProps, 'headingLevel' | 'ratio' | 'sizes' | 'priority'> {
  collection: CollectionTileFieldsFragment;
}

export function CollectionTile({ collection, ...look }: CollectionTileProps) {
  const { slug, title, description, posterUrl, darkPosterUrl } = collection;
  return (
    <Tile
      href={`/collections/${encodeURIComponent(slug)}`}
      title={title}
      description={description}
      poster={posterUrl}
      darkPoster={darkPosterUrl}
      {...look}
    />
  );
}
