/** Breaks words longer than their line: by syllables if the browser knows the page's language. */
export const breakWords = { hyphens: 'auto', overflowWrap: 'anywhere' } as const;
