import { colourModeStorageKey, type ColourMode } from './colour-mode.js';

export interface ThemeScriptProps {
  nonce?: string | undefined;
  storageKey?: string;
  /** Mode that the route forces; the stored one is then ignored. */
  forcedMode?: ColourMode | undefined;
}

/** Returns the source of an inline script that applies the stored mode before the first paint. */
export function themeScript(storageKey: string = colourModeStorageKey, forcedMode?: ColourMode): string {
  const read = forcedMode ? JSON.stringify(forcedMode) : `localStorage.getItem(${JSON.stringify(storageKey)})`;
  return `try{var m=${read};if(m==='light'||m==='dark')document.documentElement.dataset.theme=m}catch(e){}`;
}

/**
 * The script element for `head`, before anything that paints. Browsers hide the nonce, so React's warning is
 * suppressed.
 */
export function ThemeScript({ nonce, storageKey, forcedMode }: ThemeScriptProps) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: themeScript(storageKey, forcedMode) }}
    />
  );
}
