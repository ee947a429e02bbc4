import { useDefaultProps } from '../../theme/default-props.js';
import * as styles from './image.styles.js';
import type { ImageProps } from './image.types.js';
import { Picture } from './picture.js';

/**
 * An `Image` without a preview and without a picture of its own for the dark theme. Cards and lines use it, because a
 * list would otherwise carry the code of both.
 */
export function PlainImage(passed: Omit<ImageProps, 'darkSrc' | 'preview'>) {
  const props = useDefaultProps('Image', passed);
  const { ratio = 4 / 5, fit = 'contain', priority = false, contour, className, style, ...picture } = props;
  return (
    <span css={[styles.frame, ratio !== 4 / 5 && { aspectRatio: ratio }]} className={className} style={style}>
      <Picture
        {...picture}
        look={[styles.picture, styles.fits[fit], contour && styles.contoured]}
        priority={priority}
      />
    </span>
  );
}
