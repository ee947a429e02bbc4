/** The name of a size as shown to shoppers. Feeds spell «one size» in several ways, always in English. */
export const sizeName = (name: string): string => (/^(one[ -]?size|os|o\/s)$/i.test(name) ? 'Один размер' : name);
