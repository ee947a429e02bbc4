import { colourModeStorageKey, type ColourMode } from './colour-mode.js';

export interface ThemeScriptProps {
  nonce?: string | undefined;
  storageKey?: string;
  /** A route that forces a mode ignores the stored one. */
  forcedMode?: ColourMode | undefined;
}

/** The source of the script that sets the stored mode before the first paint. */
export function themeScript(storageKey: string = colourModeStorageKey, forcedMode?: ColourMode): string {
  const read = forcedMode ? JSON.stringify(forcedMode) : `localStorage.getItem(${JSON.stringify(storageKey)})`;
  return `try{var m=${read};if(m==='light'||m==='dark')document.documentElement.dataset.theme=m}catch(e){}`;
}

/** Goes into <head>, before anything that paints. Browsers hide the nonce, hence the suppressed warning. */
export function ThemeScript({ nonce, storageKey, forcedMode }: ThemeScriptProps) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: themeScript(storageKey, forcedMode) }}
    />
  );
}
