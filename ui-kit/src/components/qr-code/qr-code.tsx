import { css } from '@emotion/react';
import { QRCodeSVG } from 'qrcode.react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { palettes, tokens } from '../../tokens/generated/tokens.js';

const figure = css({ display: 'inline-grid', alignContent: 'start', justifyItems: 'center', gap: tokens.space[3] });

/** Dark on light in both themes, with the quiet zone that cameras need. */
const plate = css({
  padding: tokens.space[5],
  background: palettes.light.raised,
  forcedColorAdjust: 'none',
  '& svg': { display: 'block' },
});

const words = css({
  maxWidth: '11rem',
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
  lineHeight: tokens.line.close,
  textAlign: 'center',
});

/** The most bytes that a code of level M can hold. */
const capacity = 2331;

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The address in the code. */
  value: string;
  /** Accessible name: what the address leads to. */
  label: string;
  /** Visible caption below the code. Default: none. */
  caption?: ReactNode;
}

/** A QR code. Nothing is rendered for an address that is empty or longer than 2,331 bytes. */
export function QrCode({ value, label, caption, ...props }: QrCodeProps) {
  if (value === '' || new Blob([value]).size > capacity) return null;
  return (
    <figure css={figure} {...props}>
      <div css={plate}>
        <QRCodeSVG
          value={value}
          level="M"
          size={134}
          title={label}
          fgColor={palettes.light.ink}
          bgColor={palettes.light.raised}
        />
      </div>
      {caption && <figcaption css={words}>{caption}</figcaption>}
    </figure>
  );
}
