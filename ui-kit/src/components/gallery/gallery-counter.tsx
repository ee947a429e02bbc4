import type { ComponentPropsWithRef } from 'react';
import { partProps } from '../../parts/parts.js';
import { useGallery } from './gallery-context.js';
import { isVideo } from './gallery-item.js';
import * as styles from './gallery.styles.js';

export type GalleryCounterProps = Omit<ComponentPropsWithRef<'span'>, 'children'>;

/** «2 / 4» at the corner of the frame, on phones. A single picture has none. */
export function GalleryCounter(props: GalleryCounterProps) {
  const { images, index, classNames } = useGallery('Counter');
  const item = images[index];
  // Hidden over a video, because it would cover the player's controls.
  if (images.length < 2 || !item || isVideo(item)) return null;
  return (
    <span css={styles.counter} aria-hidden="true" {...partProps('counter', classNames, props)}>
      {`${index + 1} / ${images.length}`}
    </span>
  );
}
