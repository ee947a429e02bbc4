/** Texts that ReviewCard shows on its own. */
export const reviewCardWords = {
  size: 'Размер',
  advantages: 'Достоинства',
  disadvantages: 'Недостатки',
  comment: 'Комментарий',
  fit: { small: 'маломерит', true: 'в размер', large: 'большемерит' },
  readAll: 'Читать полностью',
  fold: 'Свернуть',
  reviewPhotos: 'Фотографии покупателя',
  magnify: 'Увеличить',
};

export const reviewCardWordsEn: typeof reviewCardWords = {
  size: 'Size',
  advantages: 'Pros',
  disadvantages: 'Cons',
  comment: 'Comment',
  fit: { small: 'runs small', true: 'true to size', large: 'runs large' },
  readAll: 'Read more',
  fold: 'Read less',
  reviewPhotos: 'Customer photos',
  magnify: 'Zoom in',
};
