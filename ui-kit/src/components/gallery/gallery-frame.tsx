import type { ComponentPropsWithRef } from 'react';
import { partProps } from '../../parts/parts.js';
import { useGallery } from './gallery-context.js';
import { GalleryCounter } from './gallery-counter.js';
import { GalleryStrip } from './gallery-strip.js';
import * as styles from './gallery.styles.js';

export type GalleryFrameProps = ComponentPropsWithRef<'div'>;

/** The box of the pictures, at whose corners something may stand. Default content: strip and counter. */
export function GalleryFrame({ children, ...props }: GalleryFrameProps) {
  const { classNames } = useGallery('Frame');
  return (
    <div css={styles.frame} {...partProps('frame', classNames, props)}>
      {children ?? (
        <>
          <GalleryStrip />
          <GalleryCounter />
        </>
      )}
    </div>
  );
}
