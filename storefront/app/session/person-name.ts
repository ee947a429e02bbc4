/** As the API takes names; a page says it before the shop does. */
export const isPersonName = (name: string): boolean => /^(?:[\p{L}\p{M}][\p{L}\p{M}’' -]*)?$/u.test(name.trim());

export const LONGEST_NAME = 60;

export const nameFault = 'Только буквы, пробелы, дефисы и апострофы';
