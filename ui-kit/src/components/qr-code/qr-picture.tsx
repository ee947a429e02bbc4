import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { codeSize, QrPlate } from './qr-plate.js';

export interface QrPictureProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** URL of the picture, 134 pixels wide: dark on light, without a margin. */
  src: string;
  /** Accessible name: where the code leads. */
  label: string;
  /** Visible caption below the code. Default: none. */
  caption?: ReactNode;
}

/** A QR code drawn by a server. Unlike `QrCode`, it needs no drawing code in the browser. */
export function QrPicture(passed: QrPictureProps) {
  const { src, label, caption, ...props } = useDefaultProps('QrPicture', passed);
  return (
    <QrPlate caption={caption} {...props}>
      <img src={src} alt={label} width={codeSize} height={codeSize} loading="lazy" />
    </QrPlate>
  );
}
