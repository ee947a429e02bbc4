import { css, type Interpolation, type Theme } from '@emotion/react';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { PictureIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { useImageLoader } from './image-loader.js';
import { imageSources } from './image-sources.js';
import { imageWords } from './image.words.js';

const frame = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  width: '100%',
  aspectRatio: 4 / 5,
  background: tokens.color['surface-product'],
});

/** A `data:` URL without what could end the quoted text in which it stands. */
const picturesOwnText = /^data:image[^"\\<\n]+$/;

/**
 * Removed once the picture has loaded, because products on a transparent background would show a halo. Not used without
 * scripts, because nothing would remove it.
 */
const previewOf = (preview: string, fit: keyof typeof fits) => ({
  backgroundImage: `url("${preview}")`,
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: fit,
  [media.noScript]: { backgroundImage: 'none' },
});

const picture = css({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

const fits = { contain: css({ objectFit: 'contain' }), cover: css({ objectFit: 'cover' }) };

/** A shadow of the shape itself, not of its frame. */
const contoured = css({ filter: `drop-shadow(0 0 1px ${tokens.color.control})` });

const missing = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: tokens.color['ink-muted'],
});

/** Shown in one theme only. With `contents` the element itself has no box. */
const inLight = css({ display: 'var(--meet-in-light, contents)' });
const inDark = css({ display: 'var(--meet-in-dark, none)' });

export interface ImageProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  /** Stored path of the picture, given to the `ImageLoader`. While it is null, a placeholder is shown. */
  src: string | null | undefined;
  /**
   * Stored path of a picture of the same content for the dark theme. The browser loads only the visible one; `priority`
   * preloads that of the visitor's system theme. Default: the same picture.
   */
  darkSrc?: string | null | undefined;
  /** Text alternative. Leave it empty for decoration. */
  alt: string;
  /** The `sizes` attribute: how wide the picture is in the layout. */
  sizes: string;
  /** Width divided by height. The space is reserved before the picture loads. Default: 4 / 5. */
  ratio?: number;
  /** `contain` shows the whole picture, `cover` fills the frame and crops it. Default: `contain`. */
  fit?: keyof typeof fits;
  /**
   * Draws a thin contour, for small product pictures: without it black products are invisible in dark mode and white
   * ones in light mode. Default: false.
   */
  contour?: boolean;
  /**
   * A tiny picture of the same shape as a `data:` URL, shown until the full one has loaded. Ignored with `priority`,
   * because the first picture may load before the scripts that remove the tiny one. Default: none.
   */
  preview?: string | null;
  /** Loads the picture eagerly and first. Set it for the main picture of the first screen. Default: false. */
  priority?: boolean;
}

export function Image(passed: ImageProps) {
  const props = useDefaultProps('Image', passed);
  const { src, darkSrc, ratio = 4 / 5, fit = 'contain', priority = false, contour, preview, ...others } = props;
  const { className, style, ref, ...rest } = others;
  const [settled, setSettled] = useState<ImageProps['src']>(null);
  const waiting = preview && picturesOwnText.test(preview) && !priority && settled !== src ? preview : null;
  const look = [picture, fits[fit], contour && contoured];
  return (
    <span
      css={[frame, ratio !== 4 / 5 && { aspectRatio: ratio }, waiting && previewOf(waiting, fit)]}
      className={className}
      style={style}
    >
      {darkSrc ? (
        <>
          <span css={inLight}>
            <Picture {...rest} ref={ref} src={src} look={look} priority={priority} scheme="light" />
          </span>
          <span css={inDark}>
            <Picture {...rest} src={darkSrc} look={look} priority={priority} scheme="dark" />
          </span>
        </>
      ) : (
        <Picture
          {...rest}
          ref={ref}
          src={src}
          look={look}
          priority={priority}
          onSettled={preview ? setSettled : undefined}
        />
      )}
    </span>
  );
}

type PictureProps = Omit<ImageProps, 'className' | 'style' | 'darkSrc' | 'ratio' | 'fit' | 'contour' | 'preview'> & {
  look: Interpolation<Theme>;
  priority: boolean;
  /** Called with `src` when the picture has loaded or failed. */
  onSettled?: ((src: ImageProps['src']) => void) | undefined;
  /** The only theme in which it is shown. Default: both. */
  scheme?: 'light' | 'dark';
};

function Picture({ src, alt, sizes, look, priority, onSettled, scheme, ref, ...rest }: PictureProps) {
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
  // Eager pictures load even when hidden. So both are lazy, and the one for the visitor's system theme is preloaded.
  const isAhead = priority && scheme !== undefined;
  return (
    <>
      {isAhead && (
        <link
          rel="preload"
          as="image"
          media={`(prefers-color-scheme: ${scheme})`}
          {...(sources.srcSet ? { imageSrcSet: sources.srcSet, imageSizes: sizes } : { href: sources.src })}
          fetchPriority="high"
        />
      )}
      <img
        ref={mergedRef}
        css={look}
        alt={alt}
        sizes={sources.srcSet && sizes}
        {...sources}
        loading={priority && !isAhead ? 'eager' : 'lazy'}
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
    </>
  );
}
