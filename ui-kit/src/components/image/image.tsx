import { css } from '@emotion/react';
import { useState } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { useImageLoader } from './image-loader.js';
import { imageSources } from './image-sources.js';
import { contoured, fits, frame, picture } from './image.styles.js';
import type { ImageProps } from './image.types.js';
import { Picture, type PictureProps } from './picture.js';

/** Matches a `data:` URL without characters that could end the quoted text around it. */
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

/** Shown in one theme only. With `contents` the element itself has no box. */
const inLight = css({ display: 'var(--meet-in-light, contents)' });
const inDark = css({ display: 'var(--meet-in-dark, none)' });

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
            <PictureOfTheme {...rest} ref={ref} src={src} look={look} priority={priority} scheme="light" />
          </span>
          <span css={inDark}>
            <PictureOfTheme {...rest} src={darkSrc} look={look} priority={priority} scheme="dark" />
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

interface PictureOfThemeProps extends PictureProps {
  /** The only theme in which it is shown. */
  scheme: 'light' | 'dark';
}

/** Eager pictures load even if hidden. So both are lazy, and the one for the visitor's system theme is preloaded. */
function PictureOfTheme({ scheme, ...props }: PictureOfThemeProps) {
  const { src, sizes, priority } = props;
  const load = useImageLoader();
  const ahead = priority && src ? imageSources(load, src) : undefined;
  return (
    <>
      {ahead && (
        <link
          rel="preload"
          as="image"
          media={`(prefers-color-scheme: ${scheme})`}
          {...(ahead.srcSet ? { imageSrcSet: ahead.srcSet, imageSizes: sizes } : { href: ahead.src })}
          fetchPriority="high"
        />
      )}
      <Picture loading="lazy" {...props} />
    </>
  );
}
