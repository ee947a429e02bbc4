import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { useSlides } from '../../hooks/use-slides.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.js';
import { mirrored } from '../../icons/mirrored.js';
import { useWords } from '../../locale/use-words.js';
import { listItems } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Thumbnails } from '../gallery/thumbnails.js';
import type { GalleryImage } from '../gallery/gallery-image.js';
import { IconControl } from '../icon-button/icon-control.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './carousel.styles.js';
import { carouselWords } from './carousel.words.js';

export interface CarouselProps extends ComponentPropsWithRef<'section'> {
  /** Accessible name of the carousel, which says what the slides show. */
  label: string;
  /** The slides. Each is put into an item of the list, unless it is an `li`. Default: none. */
  children?: ReactNode;
  /** Thumbnails, one for each slide. They replace the counter. Default: none. */
  thumbnails?: readonly GalleryImage[];
}

/**
 * Shows one slide at a time; only the shopper moves it. The browser scrolls and snaps, so swiping works before
 * hydration. Buttons, the counter and the arrow keys need JavaScript.
 */
export function Carousel(passed: CarouselProps) {
  const { label, thumbnails, children, ...props } = useDefaultProps('Carousel', passed);
  const words = useWords('carousel', carouselWords);
  const slides = listItems(children);
  const last = slides.length - 1;
  const { strip, index, go } = useSlides(slides.length);

  const turn = (event: KeyboardEvent<HTMLElement>) => {
    // Ignore keys pressed inside a slide: a text field there needs its arrow keys.
    if (event.target !== event.currentTarget) return;
    const onward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(last);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') go(index + (event.key === onward ? 1 : -1));
    else return;
    event.preventDefault();
  };

  return (
    <section css={styles.carousel} aria-label={label} aria-roledescription={words.carousel} {...props}>
      <ul {...strip} css={styles.track} tabIndex={last > 0 ? 0 : undefined} aria-label={label} onKeyDown={turn}>
        {slides}
      </ul>
      {last > 0 && (
        <div css={styles.controls}>
          <IconControl
            icon={<ChevronLeftIcon css={mirrored} />}
            label={words.previousSlide}
            // A `disabled` button would drop the focus at the end of the row.
            aria-disabled={index === 0}
            onClick={() => go(index - 1)}
          />
          {thumbnails ? (
            <Thumbnails css={styles.thumbnails} images={thumbnails} index={index} onChoose={go} />
          ) : (
            <span css={styles.counter} aria-hidden="true">{`${index + 1} / ${slides.length}`}</span>
          )}
          <IconControl
            icon={<ChevronRightIcon css={mirrored} />}
            label={words.nextSlide}
            aria-disabled={index === last}
            onClick={() => go(index + 1)}
          />
          <VisuallyHidden aria-live="polite">{words.slide(index + 1, slides.length)}</VisuallyHidden>
        </div>
      )}
    </section>
  );
}
