/** Texts that CategoryMenu shows on its own. */
export const categoryMenuWords = { categories: 'Каталог' };

export const categoryMenuWordsEn: typeof categoryMenuWords = { categories: 'Categories' };
