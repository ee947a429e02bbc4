import type { Shown } from './docs-theme.js';

const system = window.matchMedia('(prefers-color-scheme: dark)');

/** The colours of the toolbar's theme: `system` follows the system. */
export function shownTheme(chosen: unknown): Shown {
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system.matches ? 'dark' : 'light';
}

/** Calls back when the system changes from light to dark or back. */
export function onSystemTheme(changed: () => void): () => void {
  system.addEventListener('change', changed);
  return () => system.removeEventListener('change', changed);
}
