import type { Shown } from './docs-theme.js';

const system = window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the colours for the toolbar's theme; `system` follows the operating system. */
export function shownTheme(chosen: unknown): Shown {
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system.matches ? 'dark' : 'light';
}

/** Calls `changed` when the system switches between light and dark. */
export function onSystemTheme(changed: () => void): () => void {
  system.addEventListener('change', changed);
  return () => system.removeEventListener('change', changed);
}
