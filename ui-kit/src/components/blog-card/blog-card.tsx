import type { ComponentPropsWithRef } from 'react';
import { formatDate } from '../../locale/format-day.js';
import { Image } from '../image/index.js';
import { Anchor } from '../link/link-provider.js';
import * as styles from './blog-card.styles.js';

export interface BlogCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  href: string;
  title: string;
  /** Null while the picture is not stored. */
  poster: string | null;
  /** Three lines of it are shown. */
  description?: string;
  /** ISO 8601. */
  date?: string;
  size?: keyof typeof styles.sizes;
  headingLevel?: 2 | 3;
  /** For the card of the first screen. */
  priority?: boolean;
}

const pictureSizes = {
  medium: '(min-width: 1024px) 31vw, (min-width: 768px) 47vw, 92vw',
  large: '(min-width: 1440px) 840px, (min-width: 1024px) 60vw, 92vw',
};

/** An article of the blog: one picture, a few words, all of it one link. */
export function BlogCard(props: BlogCardProps) {
  const {
    href,
    title,
    poster,
    description,
    date,
    size = 'medium',
    headingLevel = 3,
    priority = false,
    ...rest
  } = props;
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  // Empty for what is not a date.
  const day = date && formatDate(date);
  const look = styles.sizes[size];
  return (
    <article css={[styles.card, look.card]} {...rest}>
      <Image src={poster} alt="" sizes={pictureSizes[size]} ratio={3 / 2} fit="cover" priority={priority} />
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
