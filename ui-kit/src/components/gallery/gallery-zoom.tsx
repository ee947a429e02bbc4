import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { IconButton } from '../icon-button/icon-button.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import type { GalleryImage } from './gallery-image.js';
import * as styles from './gallery-zoom.styles.js';
import { MagnifiedPicture } from './magnified-picture.js';
import { Thumbnails } from './thumbnails.js';
import { useSlides } from '../../hooks/use-slides.js';

export interface GalleryZoomProps {
  images: readonly GalleryImage[];
  first: number;
  /** Called after the dialog has closed and the focus has returned, with the index of the last picture shown. */
  onClose: (last: number) => void;
}

/** A full-screen viewer of pictures. The native modal `dialog` traps the focus and returns it on closing. */
export function GalleryZoom({ images, first, onClose }: GalleryZoomProps) {
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const { strip, index, go } = useSlides(images.length, first);
  const slides = strip.ref;
  const [magnified, setMagnified] = useState(false);
  const several = images.length > 1;

  useEffect(() => {
    dialog.current?.showModal();
    slides.current?.scrollTo({ left: first * slides.current.clientWidth, behavior: 'instant' });
  }, [first, slides]);

  const show = (to: number) => {
    setMagnified(false);
    go(to);
  };

  const turn = (event: KeyboardEvent) => {
    // While a picture is magnified, the arrow keys scroll it.
    if (magnified || !several) return;
    if (event.key === 'ArrowRight') show(index + 1);
    else if (event.key === 'ArrowLeft') show(index - 1);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      css={styles.dialog}
      aria-label={messages.gallery}
      onClose={() => onClose(index)}
      onKeyDown={turn}
    >
      <IconButton css={styles.close} icon="close" label={messages.close} onClick={() => dialog.current?.close()} />
      <ul {...strip} css={[styles.slides, magnified && styles.held]}>
        {images.map((image, position) => (
          <li key={image.id} inert={position !== index}>
            <MagnifiedPicture image={image} magnified={magnified && position === index} onMagnify={setMagnified} />
          </li>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">{messages.picture(index + 1, images.length)}</VisuallyHidden>
      {several && (
        <div css={styles.controls}>
          <IconButton
            icon="chevron-left"
            label={messages.previousPicture}
            disabled={index === 0}
            onClick={() => show(index - 1)}
          />
          <Thumbnails css={styles.thumbnails} images={images} index={index} onChoose={show} />
          <IconButton
            icon="chevron-right"
            label={messages.nextPicture}
            disabled={index === images.length - 1}
            onClick={() => show(index + 1)}
          />
        </div>
      )}
    </dialog>
  );
}
