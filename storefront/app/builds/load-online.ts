/**
 * Whether the browser is certainly offline. Then no files of the build are requested, because browsers remember for the
 * life of a page that a file could not be loaded.
 */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Loads a file of the build. Rejects at once while the browser is offline. */
export async function loadOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (isOffline()) throw new Error('The browser is offline.');
  return load();
}
