import { english } from '../../locale/english.js';
import { countOf } from '../../locale/plural.js';

/** Texts that PhotoUploader shows on its own. */
export const photoUploaderWords = {
  addPhoto: 'Добавить фото',
  removePhoto: (name: string) => `Убрать фотографию ${name}`,
  uploading: (name: string) => `Загружаем ${name}`,
  retry: 'Повторить',
  retryUpload: (name: string) => `Повторить загрузку ${name}`,
  photosChosen: (count: number, limit: number) => `Выбрано ${count} из ${limit}`,
  photoLimits: (limit: number, size: string, formats: string) => `До ${limit} снимков, каждый до ${size}: ${formats}`,
  photoRefused: {
    type: (name: string, formats: string) => `${name}: подойдут ${formats}`,
    size: (name: string, size: string) => `${name} больше ${size}: уменьшите снимок`,
    empty: (name: string) => `${name}: файл пуст, выберите другой`,
    number: (name: string) => `${name} не добавлена: больше нет места`,
  },
};

export const photoUploaderWordsEn: typeof photoUploaderWords = {
  addPhoto: 'Add photos',
  removePhoto: (name) => `Remove photo ${name}`,
  uploading: (name) => `Uploading ${name}`,
  retry: 'Try again',
  retryUpload: (name) => `Upload ${name} again`,
  photosChosen: (count, limit) => `${count} of ${limit} added`,
  photoLimits: (limit, size, formats) =>
    `Up to ${countOf(limit, { one: 'photo', other: 'photos' }, english)}, ${size} each: ${formats}`,
  photoRefused: {
    type: (name, formats) => `${name}: use ${formats}`,
    size: (name, size) => `${name} is over ${size}. Choose a smaller photo`,
    empty: (name) => `${name} is empty. Choose another file`,
    number: (name) => `${name} wasn’t added: no room left`,
  },
};
