import { QRCodeSVG } from 'qrcode.react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { palettes } from '../../tokens/generated/tokens.js';
import { codeSize, QrPlate } from './qr-plate.js';

/** Maximum number of bytes in a code of level M. */
const capacity = 2331;

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The URL in the code. */
  value: string;
  /** Accessible name: where the URL leads. */
  label: string;
  /** Visible caption below the code. Default: none. */
  caption?: ReactNode;
}

/** A QR code. Nothing is rendered for a URL that is empty or longer than 2,331 bytes. */
export function QrCode(passed: QrCodeProps) {
  const { value, label, caption, ...props } = useDefaultProps('QrCode', passed);
  if (value === '' || new Blob([value]).size > capacity) return null;
  return (
    <QrPlate caption={caption} {...props}>
      <QRCodeSVG
        value={value}
        level="M"
        size={codeSize}
        title={label}
        fgColor={palettes.light.ink}
        bgColor={palettes.light.raised}
      />
    </QrPlate>
  );
}
