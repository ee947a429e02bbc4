import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { Image } from '../image/index.js';
import { Anchor } from '../link/index.js';
import { Heading, Text } from '../text/index.js';
import * as styles from './banner.styles.js';

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The main line, in the display typeface. */
  title: string;
  /** A sentence below the title. Default: none. */
  description?: string;
  /** Stored path of the picture, given to the `ImageLoader`. */
  poster: string | null;
  /** Another picture for the dark theme. Default: the same one. */
  darkPoster?: string | null | undefined;
  /** Another picture for phones, in both themes. Default: the same one. */
  narrowPoster?: string | null;
  /** URL that the whole banner links to. Default: no link. */
  href?: string | undefined;
  /** Heading level of the title. Default: 2. */
  headingLevel?: 2 | 3;
  /** The `sizes` attribute of the picture. Default: `100vw`. */
  sizes?: string;
}

const ratio = 3 / 2;

/** A picture with a short text that links to a page, such as a promotion. */
export function Banner(passed: BannerProps) {
  const props = useDefaultProps('Banner', passed);
  const {
    title,
    description,
    poster,
    darkPoster,
    narrowPoster,
    href,
    headingLevel = 2,
    sizes = '100vw',
    ...rest
  } = props;
  return (
    <div css={styles.banner} {...rest}>
      {/* The browser does not load the hidden picture. */}
      <Image
        src={poster}
        darkSrc={darkPoster}
        alt=""
        sizes={sizes}
        ratio={ratio}
        fit="cover"
        css={narrowPoster ? styles.fromTablet : undefined}
      />
      {narrowPoster && <Image src={narrowPoster} alt="" sizes="100vw" ratio={1} fit="cover" css={styles.onPhone} />}
      <div css={styles.words}>
        <Heading level={headingLevel} css={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <Anchor css={styles.link} href={href}>
              {title}
            </Anchor>
          )}
        </Heading>
        {description && <Text tone="muted">{description}</Text>}
      </div>
    </div>
  );
}
