import { useId, useState, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { formatDate } from '../../locale/format-dates.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Button } from '../button/index.js';
import type { GalleryImage } from '../gallery/gallery-image.js';
import { ZoomedPictures } from '../gallery/zoomed-pictures.js';
import { useImageLoader } from '../image/image-loader.js';
import { Image } from '../image/index.js';
import { Rating } from '../rating/index.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './review-card.styles.js';
import { reviewCardWords } from './review-card.words.js';

export type Fit = 'small' | 'true' | 'large';

export interface ReviewCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Name of the author. */
  author: string;
  /** Rating, from 1 to 5. */
  rating: number;
  /** Date of the review, ISO 8601. Default: none. */
  date?: string;
  /** The size bought, such as «42». Default: none. */
  sizeName?: string;
  /** How the size fits: smaller than usual, true to size, or larger. Default: none. */
  fit?: Fit;
  /** What the author liked. Default: none. */
  advantages?: string;
  /** What the author did not like. Default: none. */
  disadvantages?: string;
  /** Everything else the author wrote. Default: none. */
  text?: string;
  /** The author's photos; a click opens a photo in full size. Default: none. */
  photos?: readonly GalleryImage[];
  /** Content after the review: the shop's answer, the votes. Default: none. */
  children?: ReactNode;
}

/** Number of characters above which a text is collapsed: about six lines on a phone. */
const foldedFrom = 320;

/** A review of a product. */
export function ReviewCard(passed: ReviewCardProps) {
  const props = useDefaultProps('ReviewCard', passed);
  const {
    author,
    rating,
    date,
    sizeName,
    fit,
    advantages,
    disadvantages,
    text,
    photos = [],
    children,
    ...rest
  } = props;
  const words = useWords('reviewCard', reviewCardWords);
  const load = useImageLoader();
  const authorId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const locale = useLocale();
  const day = date && formatDate(date, locale);
  const facts = [sizeName && `${words.size} ${sizeName}`, fit && words.fit[fit]].filter(Boolean).join(' · ');
  const parts = [
    { title: words.advantages, words: advantages },
    { title: words.disadvantages, words: disadvantages },
    { title: words.comment, words: text },
  ].filter(({ words }) => words);
  const long = parts.some(({ words = '' }) => words.length > foldedFrom);

  const zoom = (event: MouseEvent, position: number) => {
    // Modified clicks are left to the browser, because they open a tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(position);
  };

  return (
    <article css={styles.card} aria-labelledby={rest['aria-label'] ? undefined : authorId} {...rest}>
      <header css={styles.head}>
        <Rating value={rating} size="small" starsOnly />
        <span css={styles.author} id={authorId}>
          {author}
        </span>
        {day && (
          <time css={styles.date} dateTime={date}>
            {day}
          </time>
        )}
      </header>
      {facts && <p css={styles.quiet}>{facts}</p>}
      {parts.length > 0 && (
        <dl css={styles.words}>
          {parts.map(({ title, words }) => (
            <div key={title}>
              <dt css={styles.quiet}>{title}</dt>
              <dd css={long && !unfolded && styles.cut}>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {long && (
        <Button css={styles.more} variant="ghost" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? words.fold : words.readAll}
        </Button>
      )}
      {photos.length > 0 && (
        <ul css={styles.photos} aria-label={words.reviewPhotos}>
          {photos.map(({ id, src, alt }, position) => (
            <li key={id}>
              <a
                css={styles.photo}
                href={load({ src, width: 1536 })}
                aria-haspopup="dialog"
                onClick={(event) => zoom(event, position)}
              >
                <Image src={src} alt={alt} ratio={1} fit="cover" sizes="88px" />
                <VisuallyHidden>{words.magnify}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
      {zoomed !== null && <ZoomedPictures images={photos} first={zoomed} onClose={() => setZoomed(null)} />}
    </article>
  );
}
