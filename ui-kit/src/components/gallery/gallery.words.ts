/** Texts that Gallery shows on its own. */
export const galleryWords = {
  gallery: 'Фотографии товара',
  picture: (index: number, total: number) => `Фотография ${index} из ${total}`,
  video: (index: number, total: number) => `Видео ${index} из ${total}`,
  playVideo: (what: string) => `Смотреть видео: ${what}`,
  videoFailed: 'Видео не загрузилось. Попробуйте ещё раз',
  previousPicture: 'Предыдущая фотография',
  nextPicture: 'Следующая фотография',
  magnify: 'Увеличить',
};

export const galleryWordsEn: typeof galleryWords = {
  gallery: 'Product photos',
  picture: (index, total) => `Photo ${index} of ${total}`,
  video: (index, total) => `Video ${index} of ${total}`,
  playVideo: (what) => `Play video: ${what}`,
  videoFailed: 'The video didn’t load. Try again',
  previousPicture: 'Previous photo',
  nextPicture: 'Next photo',
  magnify: 'Zoom in',
};
