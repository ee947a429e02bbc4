/** Texts that SizePicker shows on its own. */
export const sizePickerWords = {
  sizes: 'Размеры',
  ownSize: 'Ваш размер',
  ownSizeMark: 'ваш',
  reserved: 'В\u00A0брони',
  lastOne: 'Последняя',
};

export const sizePickerWordsEn: typeof sizePickerWords = {
  sizes: 'Sizes',
  ownSize: 'Your size',
  ownSizeMark: 'yours',
  reserved: 'On hold',
  lastOne: 'Last one',
};
