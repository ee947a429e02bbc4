export const colourModes = ['system', 'light', 'dark'] as const;

export type ColourMode = (typeof colourModes)[number];

export const colourModeStorageKey = 'colour-mode';

export function isColourMode(value: unknown): value is ColourMode {
  return colourModes.some((mode) => mode === value);
}

/**
 * Sets `data-theme` on the root. With `system` it removes the attribute, and the stylesheet follows
 * prefers-color-scheme.
 */
export function applyColourMode(root: HTMLElement, mode: ColourMode): void {
  if (mode === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = mode;
}

/** Returns the stored mode, or `system` if there is none or the browser forbids storage. */
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
