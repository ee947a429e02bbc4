import { colourModeStorageKey, type ColourMode } from './colour-mode.js';
import type { Density, Radius } from './theme-provider.js';

export interface ThemeScriptProps {
  /** Nonce of the page's content security policy. */
  nonce?: string | undefined;
  /** Key of the stored mode in `localStorage`. Default: `colour-mode`. */
  storageKey?: string;
  /** Mode forced by the route; the stored one is then ignored. Default: none. */
  forcedMode?: ColourMode | undefined;
  /** The density of the page, if its `ThemeProvider` sets one. Default: none. */
  density?: Density | undefined;
  /** The radius of the page, if its `ThemeProvider` sets one. Default: none. */
  radius?: Radius | undefined;
}

type ThemeScriptOptions = Omit<ThemeScriptProps, 'nonce'>;

/** Returns the source of an inline script that applies the stored mode before the first paint. */
export function themeScript(options: ThemeScriptOptions = {}): string {
  const { storageKey = colourModeStorageKey, forcedMode, density, radius } = options;
  const read = forcedMode ? JSON.stringify(forcedMode) : `localStorage.getItem(${JSON.stringify(storageKey)})`;
  const given = Object.entries({ density, radius }).filter(([, value]) => value !== undefined);
  const set = given.map(([name, value]) => `d.${name}=${JSON.stringify(value)};`).join('');
  return `try{const d=document.documentElement.dataset;${set}const m=${read};if(m==='light'||m==='dark')d.theme=m}catch{}`;
}

/**
 * The script element for `head`, before everything that is painted. Browsers hide the nonce, so React's warning is
 * suppressed.
 */
export function ThemeScript({ nonce, ...options }: ThemeScriptProps) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript(options) }} />;
}
