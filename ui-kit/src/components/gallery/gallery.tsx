import { useState, type ComponentPropsWithRef, type UIEvent } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { useMediaQuery } from '../../hooks/use-media-query.js';
import { useMessages } from '../../locale/locale-provider.js';
import { breakpoints } from '../../tokens/generated/tokens.js';
import { Image } from '../image/index.js';
import { counter, gallery, track } from './gallery.styles.js';

export interface GalleryImage {
  id: string;
  src: string | null;
  alt: string;
}

export interface GalleryProps extends ComponentPropsWithRef<'div'> {
  images: readonly GalleryImage[];
}

/** A wall where there is room, a strip to swipe with a counter on a phone. Both are one list and need no script. */
export function Gallery({ images, ...props }: GalleryProps) {
  const messages = useMessages();
  const hydrated = useHydrated();
  const strip = useMediaQuery(`(max-width: ${breakpoints.tablet - 0.02}px)`);
  const [index, setIndex] = useState(0);

  const follow = ({ currentTarget }: UIEvent<HTMLUListElement>) => {
    setIndex(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)));
  };

  if (images.length === 0) {
    return (
      <div css={gallery} {...props}>
        <Image src={null} alt="" sizes="100vw" ratio={1} />
      </div>
    );
  }

  return (
    <div css={gallery} {...props}>
      <ul
        css={track}
        aria-label={messages.gallery}
        // Only what scrolls needs the keyboard.
        tabIndex={strip && images.length > 1 ? 0 : undefined}
        onScroll={follow}
      >
        {images.map((image, position) => (
          <li key={image.id}>
            <Image
              src={image.src}
              alt={image.alt}
              ratio={1}
              sizes="(min-width: 1024px) 32vw, (min-width: 768px) 50vw, 100vw"
              priority={position === 0}
            />
          </li>
        ))}
      </ul>
      {hydrated && images.length > 1 && (
        <span css={counter} aria-hidden="true">{`${index + 1} / ${images.length}`}</span>
      )}
    </div>
  );
}
