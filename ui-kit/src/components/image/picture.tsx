import type { Interpolation, Theme } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { PictureIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useImageLoader } from './image-loader.js';
import { imageSources } from './image-sources.js';
import { missing } from './image.styles.js';
import type { ImageProps } from './image.types.js';
import { imageWords } from './image.words.js';

export type PictureProps = Omit<
  ImageProps,
  'className' | 'style' | 'darkSrc' | 'ratio' | 'fit' | 'contour' | 'preview'
> & {
  look: Interpolation<Theme>;
  priority: boolean;
  /** Called with `src` when the picture has loaded or failed. */
  onSettled?: ((src: ImageProps['src']) => void) | undefined;
};

/** The picture within its frame, or a placeholder while there is none. */
export function Picture({ src, alt, sizes, look, priority, onSettled, ref, ...rest }: PictureProps) {
  const load = useImageLoader();
  const words = useWords('image', imageWords);
  const image = useRef<HTMLImageElement>(null);
  const mergedRef = useMergedRef(image, ref);
  const [failed, setFailed] = useState<ImageProps['src']>(null);
  const sources = src ? imageSources(load, src) : undefined;

  useEffect(() => {
    // The picture may have loaded or failed before hydration, when its events were not handled.
    const element = image.current;
    if (!src || !element?.complete || !element.currentSrc) return;
    if (element.naturalWidth === 0) setFailed(src);
    onSettled?.(src);
  }, [src, onSettled]);

  if (!sources || failed === src)
    return (
      <span css={missing} role="img" aria-label={alt || words.noPicture}>
        <PictureIcon />
      </span>
    );
  return (
    <img
      ref={mergedRef}
      css={look}
      alt={alt}
      sizes={sources.srcSet && sizes}
      {...sources}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      {...rest}
      onLoad={(event) => {
        onSettled?.(src);
        rest.onLoad?.(event);
      }}
      onError={(event) => {
        setFailed(src);
        onSettled?.(src);
        rest.onError?.(event);
      }}
    />
  );
}
