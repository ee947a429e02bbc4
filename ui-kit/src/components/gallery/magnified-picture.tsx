import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useWords } from '../../locale/use-words.js';
import { Image } from '../image/index.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import type { GalleryImage } from './gallery-image.js';
import * as styles from './gallery-zoom.styles.js';
import { galleryWords } from './gallery.words.js';

/** Maximum milliseconds between the two presses of a double tap. */
const doubleTap = 350;

export interface MagnifiedPictureProps {
  image: GalleryImage;
  magnified: boolean;
  onMagnify: (magnified: boolean) => void;
}

/**
 * A picture of the viewer. A click or double tap magnifies it around that point; the browser then scrolls it by finger,
 * wheel or arrow keys. Pinch zoom is left to the browser.
 */
export function MagnifiedPicture({ image, magnified, onMagnify }: MagnifiedPictureProps) {
  const words = useWords('gallery', galleryWords);
  const viewport = useRef<HTMLDivElement>(null);
  /** The centre of the magnification, from 0 to 1 across and down the picture. */
  const point = useRef({ x: 0.5, y: 0.5 });
  const last = useRef(-doubleTap);
  const [ready, setReady] = useState(false);

  useLayoutEffect(() => {
    const view = viewport.current;
    if (!magnified || !view) return;
    view.scrollLeft = point.current.x * view.scrollWidth - view.clientWidth / 2;
    view.scrollTop = point.current.y * view.scrollHeight - view.clientHeight / 2;
  }, [magnified]);

  const press = ({ currentTarget, clientX, clientY, detail, timeStamp }: MouseEvent) => {
    if (timeStamp - last.current < doubleTap) return;
    last.current = timeStamp;
    const box = currentTarget.getBoundingClientRect();
    // A click from the keyboard has no coordinates, so the middle is used.
    point.current =
      detail === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    onMagnify(!magnified);
  };

  return (
    <div ref={viewport} css={styles.viewport}>
      <button
        type="button"
        css={[styles.picture, magnified && styles.magnified]}
        aria-pressed={magnified}
        onClick={press}
      >
        {!ready && <Image css={styles.preview} src={image.src} alt="" ratio={1} sizes="56px" />}
        <Image
          css={styles.large}
          src={image.src}
          alt={image.alt}
          ratio={1}
          sizes={magnified ? '200vmax' : '100vmin'}
          onLoad={() => setReady(true)}
        />
        <VisuallyHidden>{words.magnify}</VisuallyHidden>
      </button>
    </div>
  );
}
