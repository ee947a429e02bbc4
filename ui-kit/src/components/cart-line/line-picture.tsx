import type { ComponentPropsWithRef } from 'react';
import { partProps } from '../../parts/parts.js';
import { PlainImage } from '../image/plain-image.js';
import * as styles from './cart-line.styles.js';
import { useLine } from './line-context.js';

export interface CartLinePictureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The `sizes` attribute of the picture: how wide you draw it. Default: its width in a whole line. */
  pictureSizes?: string;
}

/** The picture of a line, as wide as its place. It is faded while the line cannot be ordered or is being saved. */
export function CartLinePicture({ pictureSizes = inWholeLine, ...props }: CartLinePictureProps) {
  const { picture, gone, loading, classNames } = useLine('Picture');
  return (
    <div {...partProps('picture', classNames, props)}>
      <PlainImage src={picture} alt="" sizes={pictureSizes} css={(gone || loading) && styles.faded} />
    </div>
  );
}

const inWholeLine = '(min-width: 1024px) 160px, 120px';
