/** Regions of notifications. They stay operable over every dialog. */
const regions = new Set<HTMLElement>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export const notificationRegions = {
  all: (): HTMLElement[] => [...regions],

  /** Returns a function that takes the region out. */
  add(region: HTMLElement): () => void {
    regions.add(region);
    tell();
    return () => {
      regions.delete(region);
      tell();
    };
  },

  /** Calls `listener` when a region comes or goes. Returns a function that stops. */
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
