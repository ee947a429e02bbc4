import { css } from '@emotion/react';
import { QRCodeSVG } from 'qrcode.react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { palettes, tokens } from '../../tokens/generated/tokens.js';

const figure = css({ display: 'inline-grid', alignContent: 'start', justifyItems: 'center', gap: tokens.space[3] });

/** Dark on light in both themes, with the quiet margin that cameras want. */
const plate = css({ padding: tokens.space[5], background: palettes.light.raised, forcedColorAdjust: 'none' });

const words = css({
  maxWidth: 174,
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
  lineHeight: 1.35,
  textAlign: 'center',
});

/** More bytes than that no code of level M holds. */
const capacity = 2331;

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The address it leads to. */
  value: string;
  /** What it leads to, for those who hear the page. */
  label: string;
  /** Below the code, in sight. */
  caption?: ReactNode;
}

/** A way from the screen to the phone. Nothing is drawn for an address that no code holds. */
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
