import { palettes, type ColourMode } from '@meet/ui-kit';

/**
 * Gives the browser's bars the colour of the page in the mode that the shopper has chosen. The page names a colour for
 * each mode of the system, which alone would be wrong for a shopper who has chosen the other one.
 */
export function showThemeColour(mode: ColourMode): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = palettes[mode === 'system' ? own : mode].paper;
  }
}
