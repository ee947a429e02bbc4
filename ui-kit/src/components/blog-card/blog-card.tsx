import type { ComponentPropsWithRef } from 'react';
import { formatDate } from '../../locale/format-dates.js';
import { useLocale } from '../../locale/locale-context.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Image } from '../image/index.js';
import { Anchor } from '../link/link-provider.js';
import * as styles from './blog-card.styles.js';

export interface BlogCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** URL of the article. */
  href: string;
  /** Title of the article. */
  title: string;
  /** URL of the picture; null if there is none. */
  poster: string | null;
  /** URL of another picture for the dark theme. Default: the same one. */
  darkPoster?: string | null | undefined;
  /** Clamped to three lines. Default: none. */
  description?: string;
  /** Date of the article, ISO 8601. Default: none. */
  date?: string;
  /** `large` suits the first article of a list. Default: `medium`. */
  size?: keyof typeof styles.sizes;
  /** Heading level of the title. Default: 3. */
  headingLevel?: 2 | 3;
  /** Loads the picture first. Set it for a card on the first screen. Default: false. */
  priority?: boolean;
}

const pictureSizes = {
  medium: '(min-width: 1440px) 432px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, 92vw',
  large: '(min-width: 1440px) 817px, (min-width: 1024px) 56vw, 94vw',
};

/** A blog article as a card: a picture, a date, a title and a description. The whole card is one link. */
export function BlogCard(passed: BlogCardProps) {
  const props = useDefaultProps('BlogCard', passed);
  const {
    href,
    title,
    poster,
    darkPoster,
    description,
    date,
    size = 'medium',
    headingLevel = 3,
    priority = false,
    ...rest
  } = props;
  const locale = useLocale();
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  // `formatDate` returns an empty string for an invalid date.
  const day = date && formatDate(date, locale);
  const look = styles.sizes[size];
  return (
    <article css={[styles.card, look.card]} {...rest}>
      <Image
        src={poster}
        darkSrc={darkPoster}
        alt=""
        sizes={pictureSizes[size]}
        ratio={3 / 2}
        fit="cover"
        priority={priority}
      />
      <div css={styles.words}>
        {day && (
          <time css={styles.date} dateTime={date}>
            {day}
          </time>
        )}
        <Title css={look.title}>
          <Anchor css={styles.link} href={href}>
            {title}
          </Anchor>
        </Title>
        {description && <p css={styles.text}>{description}</p>}
      </div>
    </article>
  );
}
