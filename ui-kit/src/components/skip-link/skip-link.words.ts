/** Texts that SkipLink shows on its own. */
export const skipLinkWords = { skip: 'Перейти к содержанию' };

export const skipLinkWordsEn: typeof skipLinkWords = { skip: 'Skip to content' };
