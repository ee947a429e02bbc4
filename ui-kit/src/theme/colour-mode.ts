export const colourModes = ['system', 'light', 'dark'] as const;

export type ColourMode = (typeof colourModes)[number];

export const colourModeStorageKey = 'colour-mode';

export function isColourMode(value: unknown): value is ColourMode {
  return colourModes.some((mode) => mode === value);
}

/** `system` leaves the attribute out: the stylesheet then follows prefers-color-scheme by itself. */
export function applyColourMode(root: HTMLElement, mode: ColourMode): void {
  if (mode === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = mode;
}

/** Storage can be forbidden by the browser; the mode is then kept for this page only. */
export function readStoredColourMode(key: string = colourModeStorageKey): ColourMode {
  try {
    const stored = window.localStorage.getItem(key);
    return isColourMode(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

export function storeColourMode(mode: ColourMode, key: string = colourModeStorageKey): void {
  try {
    if (mode === 'system') window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, mode);
  } catch {
    return;
  }
}
