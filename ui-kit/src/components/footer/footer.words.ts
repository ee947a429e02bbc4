/** Texts that Footer shows on its own. */
export const footerWords = { social: 'Мы в соцсетях' };

export const footerWordsEn: typeof footerWords = { social: 'Follow us' };
