import { connect, machine } from '@zag-js/dialog';
import { mergeProps, normalizeProps, useMachine } from '@zag-js/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../icons/index.js';
import { mirrored } from '../../icons/mirrored.js';
import { useWords } from '../../locale/use-words.js';
import { closeWords } from '../../locale/words/close.words.js';
import { OverlayPortal, useFocusTrap } from '../../overlay/index.js';
import { IconControl } from '../icon-button/icon-control.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { isVideo, type GalleryItem } from './gallery-item.js';
import * as styles from './gallery-zoom.styles.js';
import { MagnifiedPicture } from './magnified-picture.js';
import { SlideVideo } from './slide-video.js';
import { nameOf, Thumbnails } from './thumbnails.js';
import { useSlides } from '../../hooks/use-slides.js';
import { galleryWords } from './gallery.words.js';

export interface GalleryZoomProps {
  images: readonly GalleryItem[];
  first: number;
  /** Called when the shopper closes the viewer, with the index of the last picture shown. */
  onClose: (last: number) => void;
}

/** A full-screen viewer of pictures: a modal dialog that traps the focus and returns it on closing. */
export function GalleryZoom({ images, first, onClose }: GalleryZoomProps) {
  const words = useWords('gallery', galleryWords);
  const { close } = useWords('close', closeWords);
  const panel = useRef<HTMLDivElement>(null);
  const { strip, index, go } = useSlides(images.length, first);
  const slides = strip.ref;
  const [magnified, setMagnified] = useState(false);
  const several = images.length > 1;

  const service = useMachine(machine, {
    id: useId(),
    open: true,
    onOpenChange: () => onClose(index),
    trapFocus: false,
    // The panel takes the focus, so that the arrow keys turn the pictures.
    initialFocusEl: () => panel.current,
    'aria-label': words.gallery,
  });
  const dialog = connect(service, normalizeProps);
  useFocusTrap(dialog.open, panel, panel);

  useEffect(() => {
    const side = slides.current?.matches(':dir(rtl)') ? -1 : 1;
    slides.current?.scrollTo({ left: side * first * slides.current.clientWidth, behavior: 'instant' });
  }, [first, slides]);

  const show = (to: number) => {
    setMagnified(false);
    go(to);
  };

  const turn = (event: KeyboardEvent<HTMLElement>) => {
    // While a picture is magnified the arrow keys scroll it, and in a video they seek.
    if (magnified || !several || event.target instanceof HTMLVideoElement) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const onward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    show(index + (event.key === onward ? 1 : -1));
    event.preventDefault();
  };

  return (
    <OverlayPortal>
      <div {...mergeProps(dialog.getContentProps(), { onKeyDown: turn })} ref={panel} css={styles.dialog}>
        <IconControl css={styles.close} icon={<CloseIcon />} label={close} {...dialog.getCloseTriggerProps()} />
        <ul {...strip} css={[styles.slides, magnified && styles.held]}>
          {images.map((image, position) => (
            <li key={image.id} inert={position !== index}>
              {isVideo(image) ? (
                <div css={styles.viewport}>
                  <SlideVideo css={styles.video} video={image} />
                </div>
              ) : (
                <MagnifiedPicture image={image} magnified={magnified && position === index} onMagnify={setMagnified} />
              )}
            </li>
          ))}
        </ul>
        <VisuallyHidden aria-live="polite">{nameOf(images, index, words)}</VisuallyHidden>
        {several && (
          <div css={styles.controls}>
            <IconControl
              icon={<ChevronLeftIcon css={mirrored} />}
              label={words.previousPicture}
              disabled={index === 0}
              onClick={() => show(index - 1)}
            />
            <Thumbnails css={styles.thumbnails} images={images} index={index} onChoose={show} />
            <IconControl
              icon={<ChevronRightIcon css={mirrored} />}
              label={words.nextPicture}
              disabled={index === images.length - 1}
              onClick={() => show(index + 1)}
            />
          </div>
        )}
      </div>
    </OverlayPortal>
  );
}
