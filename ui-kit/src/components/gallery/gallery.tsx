import { useState, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useImageLoader } from '../image/image-loader.js';
import { Image } from '../image/index.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import type { GalleryImage } from './gallery-image.js';
import * as styles from './gallery.styles.js';
import { Thumbnails } from './thumbnails.js';
import { useSlides } from '../../hooks/use-slides.js';
import { galleryWords } from './gallery.words.js';
import { ZoomedPictures } from './zoomed-pictures.js';

export interface GalleryProps extends ComponentPropsWithRef<'div'> {
  /** The pictures, in order. Without any a placeholder is shown. */
  images: readonly GalleryImage[];
  /** The product is sold out: its pictures are faded. Default: false. */
  muted?: boolean;
}

// Sizes for a grid beside a column of text. With an odd number the first picture has the full width.
const wideSizes = '(min-width: 1440px) 832px, (min-width: 768px) 58vw, 100vw';
const halfSizes = '(min-width: 1440px) 416px, (min-width: 768px) 29vw, 100vw';

/**
 * The pictures of a product: a grid, or on phones a strip to swipe with a counter and thumbnails. Both are the same
 * list of links to the large pictures; with JavaScript a link opens the full-screen viewer.
 */
export function Gallery({ images, muted = false, ...props }: GalleryProps) {
  const words = useWords('gallery', galleryWords);
  const load = useImageLoader();
  const { strip, index, go } = useSlides(images.length);
  const [zoomed, setZoomed] = useState<number | null>(null);

  if (images.length === 0) {
    return (
      <div css={[styles.gallery, muted && styles.muted]} {...props}>
        <Image src={null} alt="" sizes="100vw" ratio={1} />
      </div>
    );
  }

  const zoom = (event: MouseEvent, position: number) => {
    // Leave modified clicks to the browser: they open a tab or a window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(position);
  };

  return (
    <div css={[styles.gallery, muted && styles.muted]} {...props}>
      <div css={styles.frame}>
        <ul {...strip} css={styles.track} aria-label={words.gallery}>
          {images.map(({ id, src, alt }, position) => (
            <li key={id}>
              <a
                css={styles.open}
                href={load({ src, width: 1536 })}
                aria-haspopup="dialog"
                onClick={(event) => zoom(event, position)}
              >
                <Image
                  src={src}
                  alt={alt}
                  ratio={1}
                  sizes={position === 0 && images.length % 2 === 1 ? wideSizes : halfSizes}
                  priority={position === 0}
                />
                <VisuallyHidden>{words.magnify}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
        {images.length > 1 && <span css={styles.counter} aria-hidden="true">{`${index + 1} / ${images.length}`}</span>}
      </div>
      {images.length > 1 && <Thumbnails css={styles.belowStrip} images={images} index={index} onChoose={go} />}
      {zoomed !== null && (
        <ZoomedPictures
          images={images}
          first={zoomed}
          onClose={(last) => {
            setZoomed(null);
            go(last, 'instant');
          }}
        />
      )}
    </div>
  );
}
