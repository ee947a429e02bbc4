/** Feeds refer to pictures in the shop's storage with this prefix; the storage keys do not contain it. */
const IN_STORAGE = /^storage:/;

/** Returns the URL at which the shop serves a stored picture; null if there is no picture. */
export const pictureSrc = (url: string | null | undefined): string | null =>
  url ? `/_ipx/_/${url.replace(IN_STORAGE, '')}` : null;
