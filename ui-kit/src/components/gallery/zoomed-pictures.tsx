import { lazy, Suspense } from 'react';
import type { GalleryZoomProps } from './gallery-zoom.js';

const GalleryZoom = lazy(async () => ({ default: (await import('./gallery-zoom.js')).GalleryZoom }));

/** The full-screen viewer, loaded when a picture is enlarged, because most shoppers never do that. */
export function ZoomedPictures(props: GalleryZoomProps) {
  return (
    <Suspense>
      <GalleryZoom {...props} />
    </Suspense>
  );
}
