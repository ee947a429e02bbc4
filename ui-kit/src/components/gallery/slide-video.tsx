import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { PlayIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useImageLoader } from '../image/image-loader.js';
import type { GalleryVideo } from './gallery-item.js';
import { galleryWords } from './gallery.words.js';
import * as styles from './slide-video.styles.js';

export interface SlideVideoProps {
  video: GalleryVideo;
  /** Whether something, such as the viewer, covers the video. Default: false. */
  covered?: boolean;
  className?: string;
}

/**
 * A video that plays in its slide, muted, when the shopper presses play. Until then only its poster is loaded. It
 * pauses when it is out of view.
 */
export function SlideVideo({ video, covered = false, className }: SlideVideoProps) {
  const { src, poster, alt, captions } = video;
  const words = useWords('gallery', galleryWords);
  const load = useImageLoader();
  const hydrated = useHydrated();
  const player = useRef<HTMLVideoElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'poster' | 'started' | 'failed'>('poster');
  const started = state === 'started';

  useEffect(() => {
    const element = player.current;
    if (!element) return;
    const pauseOutOfSight = ([entry]: readonly IntersectionObserverEntry[]) => {
      if (entry && entry.intersectionRatio < visiblePart) element.pause();
    };
    const observer = new IntersectionObserver(pauseOutOfSight, { threshold: visiblePart });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (covered) player.current?.pause();
  }, [covered]);

  useEffect(() => {
    // The pressed button has unmounted. A player that failed gets no focus, because it has no controls.
    if (state === 'started') player.current?.focus({ preventScroll: true });
    if (state === 'failed') playButton.current?.focus({ preventScroll: true });
  }, [state]);

  const play = () => {
    const element = player.current;
    // A file whose loading has failed before is loaded again.
    if (element?.error) element.load();
    setState('started');
    // `play` rejects if the file cannot be played, which `onError` handles, or if the shopper pauses immediately.
    element?.play().catch(() => undefined);
  };

  return (
    <div css={styles.slide} className={className}>
      <video
        ref={player}
        css={styles.video}
        src={src}
        poster={load({ src: poster, width: 1280 })}
        aria-label={alt}
        controls={started || !hydrated}
        // Browsers differ in whether a player is focusable by default.
        tabIndex={started ? 0 : undefined}
        muted
        playsInline
        preload="none"
        onError={() => setState('failed')}
      >
        {captions && <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} />}
      </video>
      {!started && (
        <button ref={playButton} type="button" css={styles.play} aria-label={words.playVideo(alt)} onClick={play}>
          <span css={styles.sign}>
            <PlayIcon />
          </span>
        </button>
      )}
      {state === 'failed' && (
        <p css={styles.failure} role="alert">
          {words.videoFailed}
        </p>
      )}
    </div>
  );
}

/** The minimum visible part of a video: a neighbouring slide touches the edge of the strip but is not visible. */
const visiblePart = 0.1;
