/** Texts that Chip shows on its own. */
export const chipWords = { removeFilter: (name: string) => `Убрать фильтр «${name}»` };

export const chipWordsEn: typeof chipWords = { removeFilter: (name) => `Remove filter: ${name}` };
