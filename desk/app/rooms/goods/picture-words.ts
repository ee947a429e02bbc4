import { catalogue } from '../../browser/language';
import type { UploadRefusal } from '../../graphql/generated/graphql';

interface PictureTexts {
  add: string;
  addHint: string;
  noPictures: string;
  full: string;
  cover: string;
  alt: (position: number) => string;
  order: string;
  makeCover: (position: number) => string;
  earlier: (position: number) => string;
  later: (position: number) => string;
  drag: string;
  moved: (position: number, count: number) => string;
  remove: (position: number) => string;
  removeTitle: (position: number) => string;
  removeLead: string;
  removeIt: string;
  keep: string;
  refusals: Record<UploadRefusal | 'ALREADY_THERE', string>;
  sending: string;
  save: string;
  reset: string;
  conflict: string;
  conflictLead: string;
  yours: string;
  theirs: string;
  none: string;
}

export const pictureTexts = catalogue<PictureTexts>(
  {
    add: 'Добавить фотографии',
    addHint: 'JPEG, PNG, WebP, GIF или AVIF, каждая до 9,5 МБ. Первая станет обложкой',
    noPictures: 'Фотографий нет: такой товар покупают редко.',
    full: 'Двадцать фотографий: больше у товара не бывает. Уберите лишнюю, чтобы добавить другую.',
    cover: 'Обложка',
    alt: (position) => `Что на фотографии ${position}`,
    order: 'Фотографии по порядку',
    makeCover: (position) => `Сделать обложкой фотографию ${position}`,
    earlier: (position) => `Фотографию ${position} раньше`,
    later: (position) => `Фотографию ${position} позже`,
    drag: 'Перетащите, чтобы поменять порядок',
    moved: (position, count) => `Теперь фотография ${position} из ${count}`,
    remove: (position) => `Убрать фотографию ${position}`,
    removeTitle: (position) => `Убрать фотографию ${position}?`,
    removeLead: 'После сохранения вернуть её можно будет, только загрузив снова.',
    removeIt: 'Убрать',
    keep: 'Оставить',
    refusals: {
      CHECK_FAILED: 'Магазин не смог её проверить. Повторите или выберите другую',
      NOT_A_PICTURE: 'Файл повреждён, или это не фотография. Выберите другой',
      NOT_A_VIDEO: 'Файл повреждён, или это не видео. Выберите другой',
      TOO_MANY_PIXELS: 'Больше 50 миллионов точек. Уменьшите фотографию и добавьте снова',
      WRONG_SIZE: 'Файл изменился, пока отправлялся. Выберите его ещё раз',
      ALREADY_THERE: 'Такая фотография у товара уже есть',
    },
    sending: 'Сохранить можно, когда загрузятся все фотографии.',
    save: 'Сохранить фотографии',
    reset: 'Вернуть как было',
    conflict: 'Фотографии изменил кто-то ещё',
    conflictLead: 'Ваши фотографии не записаны.',
    yours: 'У вас',
    theirs: 'Сейчас в магазине',
    none: 'Ни одной',
  },
  {
    add: 'Add pictures',
    addHint: 'JPEG, PNG, WebP, GIF or AVIF, up to 9.5 MB each. The first one becomes the cover',
    noPictures: 'There are no pictures: few buy such a product.',
    full: 'Twenty pictures are the most a product may have. Remove one to add another.',
    cover: 'Cover',
    alt: (position) => `What picture ${position} shows`,
    order: 'Pictures in their order',
    makeCover: (position) => `Make picture ${position} the cover`,
    earlier: (position) => `Move picture ${position} earlier`,
    later: (position) => `Move picture ${position} later`,
    drag: 'Drag to change the order',
    moved: (position, count) => `Picture ${position} of ${count} now`,
    remove: (position) => `Remove picture ${position}`,
    removeTitle: (position) => `Remove picture ${position}?`,
    removeLead: 'Once this is saved, it comes back only if you upload it again.',
    removeIt: 'Remove',
    keep: 'Keep',
    refusals: {
      CHECK_FAILED: 'The shop could not check it. Try again or choose another',
      NOT_A_PICTURE: 'The file is damaged or no picture. Choose another',
      NOT_A_VIDEO: 'The file is damaged or no video. Choose another',
      TOO_MANY_PIXELS: 'More than 50 million pixels. Make the picture smaller and add it again',
      WRONG_SIZE: 'The file changed while it was being sent. Choose it again',
      ALREADY_THERE: 'The product has this picture already',
    },
    sending: 'You can save once all pictures are uploaded.',
    save: 'Save the pictures',
    reset: 'Put them back',
    conflict: 'Somebody else has changed the pictures',
    conflictLead: 'Your pictures are not written.',
    yours: 'Yours',
    theirs: 'In the shop now',
    none: 'None',
  },
);
