/** The API's rule for names. It is repeated here so that a form can show the error at once. */
export const isPersonName = (name: string): boolean => /^(?:[\p{L}\p{M}][\p{L}\p{M}’' -]*)?$/u.test(name.trim());

export const LONGEST_NAME = 60;

export const nameFault = 'Только буквы, пробелы, дефисы и апострофы';
