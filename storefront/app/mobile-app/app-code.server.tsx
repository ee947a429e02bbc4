import { palettes } from '@meet/ui-kit';
import { QRCodeSVG } from 'qrcode.react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders the QR code of a URL as an SVG file, so that browsers do not load the code that draws it. */
export const appCode = (address: string): string =>
  renderToStaticMarkup(
    <QRCodeSVG
      xmlns="http://www.w3.org/2000/svg"
      value={address}
      level="M"
      size={134}
      fgColor={palettes.light.ink}
      bgColor={palettes.light.raised}
    />,
  );
