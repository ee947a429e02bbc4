/** Texts that Gallery shows on its own. */
export const galleryWords = {
  gallery: 'Фотографии товара',
  picture: (index: number, total: number) => `Фотография ${index} из ${total}`,
  previousPicture: 'Предыдущая фотография',
  nextPicture: 'Следующая фотография',
  magnify: 'Увеличить',
};

export const galleryWordsEn: typeof galleryWords = {
  gallery: 'Product photos',
  picture: (index, total) => `Photo ${index} of ${total}`,
  previousPicture: 'Previous photo',
  nextPicture: 'Next photo',
  magnify: 'Zoom in',
};
