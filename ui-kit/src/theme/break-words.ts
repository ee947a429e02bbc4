/** Breaks words that are longer than their line: by syllables where the browser knows the language of the page. */
export const breakWords = { hyphens: 'auto', overflowWrap: 'anywhere' } as const;
