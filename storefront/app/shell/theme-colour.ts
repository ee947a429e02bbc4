import { palettes, type ColourMode } from '@meet/ui-kit';

/**
 * Gives the browser's bars the page colour of the chosen mode. The page's markup names a colour only for each mode of
 * the system, which is wrong if the shopper has chosen the other one.
 */
export function showThemeColour(mode: ColourMode): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = palettes[mode === 'system' ? own : mode].paper;
  }
}
