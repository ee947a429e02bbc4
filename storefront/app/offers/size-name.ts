/** Whether a size is the only one. Feeds spell «one size» in several ways, always in English. */
export const isOneSize = (name: string): boolean => /^(one[ -]?size|os|o\/s)$/i.test(name);

/** The name of a size as shown to shoppers, with a decimal comma. */
export const sizeName = (name: string): string => (isOneSize(name) ? 'Один размер' : withComma(name));

/** The numbers of a text with a decimal comma: «36,5». */
export const withComma = (text: string): string => text.replace(/(\d)\.(\d)/g, '$1,$2');

/** A size on its own: «Размер 42», or «Один размер». */
export const sizeLine = (name: string): string => (isOneSize(name) ? 'Один размер' : `Размер ${withComma(name)}`);

/** A size within a sentence: «размер 42», or «один размер». */
export const sizeInWords = (name: string): string => (isOneSize(name) ? 'один размер' : `размер ${withComma(name)}`);
