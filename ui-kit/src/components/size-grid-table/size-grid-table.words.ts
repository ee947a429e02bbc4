/** Texts that SizeGridTable shows on its own. */
export const sizeGridTableWords = {
  ownSize: 'Ваш размер',
  sizeSystems: { eu: 'EU', uk: 'UK', us: 'US', cm: 'Стопа, см', height: 'Рост, см' },
};

export const sizeGridTableWordsEn: typeof sizeGridTableWords = {
  ownSize: 'Your size',
  sizeSystems: { eu: 'EU', uk: 'UK', us: 'US', cm: 'Foot, cm', height: 'Height, cm' },
};
