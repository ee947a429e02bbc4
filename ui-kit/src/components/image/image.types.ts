import type { ComponentPropsWithRef } from 'react';
import type { fits } from './image.styles.js';

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
