/** Label of the size of goods that come in one size only. */
export const ONE_SIZE = 'ONE SIZE';

/** A size as a Russian sentence names it: «размер 42», or «один размер» of goods that come in one. */
export const sizeInWords = (label: string): string =>
  label.toUpperCase() === ONE_SIZE ? 'один размер' : `размер ${label}`;
