import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useWords } from '../../locale/use-words.js';
import { partOf, partProps } from '../../parts/parts.js';
import { useImageLoader } from '../image/image-loader.js';
import { Image } from '../image/index.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { useGallery } from './gallery-context.js';
import { isVideo } from './gallery-item.js';
import * as styles from './gallery.styles.js';
import { galleryWords } from './gallery.words.js';
import { SlideVideo } from './slide-video.js';

type Listener = 'onScroll' | 'onPointerDown' | 'onWheel' | 'onPointerEnter' | 'onTouchStart';

export type GalleryStripProps = Omit<ComponentPropsWithRef<'ul'>, 'children' | Listener>;

/** The list of pictures: a grid, or on phones a strip to swipe. Without pictures it is a placeholder. */
export function GalleryStrip({ ref, ...props }: GalleryStripProps) {
  const { images, strip, wanted, covered, zoom, classNames } = useGallery('Strip');
  const words = useWords('gallery', galleryWords);
  const load = useImageLoader();
  const mergedRef = useMergedRef(strip.ref, ref);

  if (images.length === 0) return <Image src={null} alt="" sizes="100vw" ratio={1} />;

  const press = (event: MouseEvent, position: number) => {
    // Modified clicks are left to the browser, because they open a tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    zoom(position);
  };

  return (
    <ul
      css={styles.track}
      aria-label={words.gallery}
      {...partProps('strip', classNames, props)}
      {...strip}
      {...wanted.listeners}
      ref={mergedRef}
    >
      {images.map((item, position) => (
        <li key={item.id} data-later={wanted.has(position) ? undefined : ''}>
          {isVideo(item) ? (
            <SlideVideo video={item} covered={covered} />
          ) : (
            <a
              css={styles.open}
              {...partOf('open', classNames)}
              href={load({ src: item.src, width: 1536 })}
              aria-haspopup="dialog"
              onClick={(event) => press(event, position)}
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
  );
}

/** The `sizes` attribute of a picture in the grid of gallery.styles.ts, which is beside a column of text. */
function sizesOf(position: number, count: number): string {
  const isFirst = position === 0;
  const isLastOfEven = position === count - 1 && count % 2 === 0;
  const onTablet = isFirst || isLastOfEven ? '50vw' : '25vw';
  const [onDesktop, widest] = isFirst && count % 2 === 1 ? ['58vw', '832px'] : ['29vw', '416px'];
  return `(min-width: 1440px) ${widest}, (min-width: 1024px) ${onDesktop}, (min-width: 768px) ${onTablet}, 100vw`;
}
