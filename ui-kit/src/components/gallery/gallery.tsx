import { useState, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useWords } from '../../locale/use-words.js';
import { partOf, type PartClasses } from '../../parts/parts.js';
import { useImageLoader } from '../image/image-loader.js';
import { Image } from '../image/index.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { isVideo, type GalleryItem } from './gallery-item.js';
import * as styles from './gallery.styles.js';
import { SlideVideo } from './slide-video.js';
import { Thumbnails } from './thumbnails.js';
import { useSlides } from '../../hooks/use-slides.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { useWantedSlides } from './use-wanted-slides.js';
import { galleryWords } from './gallery.words.js';
import { ZoomedPictures } from './zoomed-pictures.js';

/** Names of a gallery's parts, as their elements have them in `data-part`. */
export type GalleryPart = 'frame' | 'strip' | 'open' | 'counter' | 'thumbnails';

export interface GalleryProps extends ComponentPropsWithRef<'div'> {
  /** The pictures and videos, in order. Without any, a placeholder is shown. */
  images: readonly GalleryItem[];
  /** The product is sold out: its pictures are faded. Default: false. */
  muted?: boolean;
  /** Classes for the gallery's parts. Default: none. */
  classNames?: PartClasses<GalleryPart>;
}

/** The `sizes` attribute of a picture in the grid of gallery.styles.ts, which is beside a column of text. */
function sizesOf(position: number, count: number): string {
  const isFirst = position === 0;
  const isLastOfEven = position === count - 1 && count % 2 === 0;
  const onTablet = isFirst || isLastOfEven ? '50vw' : '25vw';
  const [onDesktop, widest] = isFirst && count % 2 === 1 ? ['58vw', '832px'] : ['29vw', '416px'];
  return `(min-width: 1440px) ${widest}, (min-width: 1024px) ${onDesktop}, (min-width: 768px) ${onTablet}, 100vw`;
}

/**
 * The pictures of a product: a grid, or on phones a strip to swipe, with a counter and thumbnails. Both are the same
 * list of links to the large pictures; with JavaScript a link opens the full-screen viewer. A video plays in place.
 */
export function Gallery(passed: GalleryProps) {
  const { images, muted = false, classNames, ...props } = useDefaultProps('Gallery', passed);
  const words = useWords('gallery', galleryWords);
  const load = useImageLoader();
  const { strip, index, go } = useSlides(images.length);
  const wanted = useWantedSlides(index);
  const [zoomed, setZoomed] = useState<number | null>(null);

  if (images.length === 0) {
    return (
      <div css={[styles.gallery, muted && styles.muted]} {...props}>
        <Image src={null} alt="" sizes="100vw" ratio={1} />
      </div>
    );
  }

  const zoom = (event: MouseEvent, position: number) => {
    // Modified clicks are left to the browser, because they open a tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(position);
  };

  return (
    <div css={[styles.gallery, muted && styles.muted]} {...props}>
      <div css={styles.frame} {...partOf('frame', classNames)}>
        <ul
          {...strip}
          {...wanted.listeners}
          css={styles.track}
          aria-label={words.gallery}
          {...partOf('strip', classNames)}
        >
          {images.map((item, position) => (
            <li key={item.id} data-later={wanted.has(position) ? undefined : ''}>
              {isVideo(item) ? (
                <SlideVideo video={item} covered={zoomed !== null} />
              ) : (
                <a
                  css={styles.open}
                  {...partOf('open', classNames)}
                  href={load({ src: item.src, width: 1536 })}
                  aria-haspopup="dialog"
                  onClick={(event) => zoom(event, position)}
                >
                  <Image
                    src={item.src}
                    alt={item.alt}
                    ratio={1}
                    sizes={sizesOf(position, images.length)}
                    priority={position === 0}
                    preview={item.preview}
                  />
                  <VisuallyHidden>{words.magnify}</VisuallyHidden>
                </a>
              )}
            </li>
          ))}
        </ul>
        {/* Hidden over a video, because it would cover the player's controls. */}
        {images.length > 1 && !isVideo(images[index]!) && (
          <span
            css={styles.counter}
            aria-hidden="true"
            {...partOf('counter', classNames)}
          >{`${index + 1} / ${images.length}`}</span>
        )}
      </div>
      {images.length > 1 && (
        <Thumbnails
          css={styles.belowStrip}
          {...partOf('thumbnails', classNames)}
          images={images}
          index={index}
          onChoose={go}
        />
      )}
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
