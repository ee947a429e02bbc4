/** Feeds name pictures of the shop's storage so; its keys do not have it. */
const IN_STORAGE = /^storage:/;

/** Returns the address at which the shop serves a stored picture; null if there is none. */
export const pictureSrc = (url: string | null | undefined): string | null =>
  url ? `/_ipx/_/${url.replace(IN_STORAGE, '')}` : null;
