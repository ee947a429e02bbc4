/** The page's notification regions, which stay operable above every dialog. */
const regions = new Set<HTMLElement>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export const notificationRegions = {
  all: (): HTMLElement[] => [...regions],

  /** Returns a function that removes the region. */
  add(region: HTMLElement): () => void {
    regions.add(region);
    tell();
    return () => {
      regions.delete(region);
      tell();
    };
  },

  /** Calls `listener` when a region is added or removed. Returns a function that stops. */
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
