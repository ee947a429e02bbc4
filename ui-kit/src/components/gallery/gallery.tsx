import { useState } from 'react';
import { useSlides } from '../../hooks/use-slides.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { GalleryContext } from './gallery-context.js';
import { GalleryCounter } from './gallery-counter.js';
import { GalleryFrame } from './gallery-frame.js';
import { GalleryStrip } from './gallery-strip.js';
import * as styles from './gallery.styles.js';
import { GalleryThumbnails } from './gallery-thumbnails.js';
import type { GalleryProps } from './gallery.types.js';
import { useWantedSlides } from './use-wanted-slides.js';
import { ZoomedPictures } from './zoomed-pictures.js';

/**
 * The pictures of a product: a grid, or on phones a strip to swipe, with a counter and thumbnails. Both are the same
 * list of links to the large pictures; with JavaScript a link opens the full-screen viewer. A video plays in place.
 */
export function Gallery(passed: GalleryProps) {
  const props = useDefaultProps('Gallery', passed);
  const { images, muted = false, classNames, children = wholeGallery, ...rest } = props;
  const slides = useSlides(images.length);
  const wanted = useWantedSlides(slides.index);
  const [zoomed, setZoomed] = useState<number | null>(null);

  return (
    <GalleryContext value={{ ...props, ...slides, wanted, covered: zoomed !== null, zoom: setZoomed }}>
      <div css={[styles.gallery, muted && styles.muted]} {...rest}>
        {children}
        {zoomed !== null && (
          <ZoomedPictures
            images={images}
            first={zoomed}
            onClose={(last) => {
              setZoomed(null);
              slides.go(last, 'instant');
            }}
          />
        )}
      </div>
    </GalleryContext>
  );
}

const wholeGallery = (
  <>
    <GalleryFrame />
    <GalleryThumbnails css={styles.belowStrip} />
  </>
);

// A server component cannot take a part from a component: it imports `GalleryStrip` and the like.
Gallery.Frame = GalleryFrame;
Gallery.Strip = GalleryStrip;
Gallery.Counter = GalleryCounter;
Gallery.Thumbnails = GalleryThumbnails;
