/** A size as a shopper reads it; feeds write «one size» in many ways and always in English. */
export const sizeName = (name: string): string => (/^(one[ -]?size|os|o\/s)$/i.test(name) ? 'Один размер' : name);
