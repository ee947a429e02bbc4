import { RenderAs } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Image } from '../image/index.js';
import type { LinkElement, LinkElementProps } from '../link/link-element.js';
import { Anchor } from '../link/link-provider.js';
import { Heading, Text } from '../text/index.js';
import * as styles from './collection-tile.styles.js';

export interface CollectionTileProps extends Omit<LinkElementProps, 'title' | 'children'> {
  /** Name of the collection. */
  title: string;
  /** A sentence below the title. Default: none. */
  description?: string;
  /** URL of the picture; null if there is none. */
  poster: string | null;
  /** URL of another picture for the dark theme. Default: the same one. */
  darkPoster?: string | null | undefined;
  /** Heading level of the title. Default: 3. */
  headingLevel?: 2 | 3;
  /** Width divided by height of the picture. Default: 3 / 2. */
  ratio?: number;
  /** The `sizes` attribute of the picture. Default: `100vw`. */
  sizes?: string;
  /** Loads the picture first. Set it for tiles on the first screen. Default: false. */
  priority?: boolean;
}

/** A collection as a tile: a picture, a title and a description. The whole tile is one link. */
export function CollectionTile(passed: CollectionTileProps) {
  const props = useDefaultProps('CollectionTile', passed);
  const {
    title,
    description,
    poster,
    darkPoster,
    headingLevel = 3,
    ratio = 3 / 2,
    sizes = '100vw',
    priority,
    ...rest
  } = props;
  const Link = (rest.render ? RenderAs : Anchor) as LinkElement;
  return (
    <Link css={styles.tile} {...rest}>
      <Image
        src={poster}
        darkSrc={darkPoster}
        alt=""
        sizes={sizes}
        ratio={ratio}
        fit="cover"
        priority={priority ?? false}
      />
      <div css={styles.words}>
        <Heading level={headingLevel} css={styles.title}>
          {title}
        </Heading>
        {description && <Text tone="muted">{description}</Text>}
      </div>
    </Link>
  );
}
