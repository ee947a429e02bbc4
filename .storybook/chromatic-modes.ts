import { brands } from './brands.js';
import type { Viewport } from './viewports.js';

interface Mode {
  brand: string;
  theme: 'light' | 'dark';
  viewport: Viewport;
  disable?: true;
}

const drawn = ['phone', 'desktop'] as const satisfies Viewport[];

/** The modes in which Chromatic draws each picture: every theme, on a phone and on a desktop, in every brand. */
export const chromaticModes: Record<string, Mode> = Object.fromEntries(
  Object.keys(brands).flatMap((brand) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      drawn.map((viewport) => [`${brand} ${theme} ${viewport}`, { brand, theme, viewport }]),
    ),
  ),
);
