import type { ComponentPropsWithRef, ReactNode } from 'react';
import { codeSize, QrPlate } from './qr-plate.js';

export interface QrPictureProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Address of the picture, 134 pixels wide: dark on light, without a margin. */
  src: string;
  /** Accessible name: what the code leads to. */
  label: string;
  /** Visible caption below the code. Default: none. */
  caption?: ReactNode;
}

/** A QR code that a server has drawn. Unlike `QrCode`, it needs no code that draws it in the browser. */
export function QrPicture({ src, label, caption, ...props }: QrPictureProps) {
  return (
    <QrPlate caption={caption} {...props}>
      <img src={src} alt={label} width={codeSize} height={codeSize} loading="lazy" />
    </QrPlate>
  );
}
