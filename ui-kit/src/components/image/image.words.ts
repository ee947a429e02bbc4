/** Texts that Image shows on its own. */
export const imageWords = { noPicture: 'Фотография появится позже' };

export const imageWordsEn: typeof imageWords = { noPicture: 'Photo coming soon' };
