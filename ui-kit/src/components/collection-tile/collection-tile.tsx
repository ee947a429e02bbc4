import { Image } from '../image/index.js';
import { Anchor, type AnchorProps } from '../link/index.js';
import { Heading, Text } from '../text/index.js';
import * as styles from './collection-tile.styles.js';

export interface CollectionTileProps extends Omit<AnchorProps, 'title' | 'children'> {
  title: string;
  description?: string;
  /** Null while the picture is not stored. */
  poster: string | null;
  headingLevel?: 2 | 3;
  /** Width to height of the picture. */
  ratio?: number;
  sizes?: string;
  priority?: boolean;
}

/** A collection as one picture and a few words, all of it one link. */
export function CollectionTile(props: CollectionTileProps) {
  const { title, description, poster, headingLevel = 3, ratio = 3 / 2, sizes = '100vw', priority, ...rest } = props;
  return (
    <Anchor css={styles.tile} {...rest}>
      <Image src={poster} alt="" sizes={sizes} ratio={ratio} fit="cover" priority={priority ?? false} />
      <div css={styles.words}>
        <Heading level={headingLevel} css={styles.title}>
          {title}
        </Heading>
        {description && <Text tone="muted">{description}</Text>}
      </div>
    </Anchor>
  );
}
