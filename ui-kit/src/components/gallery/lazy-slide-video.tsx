import { lazy, Suspense } from 'react';
import { useImageLoader } from '../image/image-loader.js';
import type { SlideVideoProps } from './slide-video.js';
import * as styles from './slide-video.styles.js';

const SlideVideo = lazy(async () => ({ default: (await import('./slide-video.js')).SlideVideo }));

/** The player of the page, loaded with products that have a video: most have none. Until then the browser's own is there. */
export function LazySlideVideo(props: SlideVideoProps) {
  return (
    <Suspense fallback={<OwnPlayer {...props} />}>
      <SlideVideo {...props} />
    </Suspense>
  );
}

function OwnPlayer({ video: { src, poster, alt }, className }: SlideVideoProps) {
  const load = useImageLoader();
  return (
    <div css={styles.slide} className={className}>
      <video
        css={styles.video}
        src={src}
        poster={load({ src: poster, width: 1280 })}
        aria-label={alt}
        controls
        muted
        playsInline
        preload="none"
      />
    </div>
  );
}
