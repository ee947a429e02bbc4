import { english } from '../../locale/english.js';
import { countOf } from '../../locale/plural.js';

/** Texts that FileDrop shows on its own. */
export const fileDropWords = {
  choose: 'Выберите файл',
  chooseMany: 'Выберите файлы',
  orDrop: 'или перетащите сюда',
  camera: 'Снять камерой',
  uploading: (name: string) => `Загружаем ${name}`,
  uploaded: 'Загружен',
  cancel: (name: string) => `Отменить загрузку ${name}`,
  remove: (name: string) => `Убрать ${name}`,
  retry: 'Повторить',
  retryUpload: (name: string) => `Повторить загрузку ${name}`,
  limits: (formats: string, size: string) => `${formats}, каждый до ${size}`,
  added: (count: number) => `Добавлено: ${countOf(count, { one: 'файл', few: 'файла', many: 'файлов' })}`,
  refusedType: (name: string, formats: string) => `${name}: подойдут ${formats}`,
  refusedSize: (name: string, size: string) => `${name} больше ${size}: выберите файл меньше`,
  refusedEmpty: (name: string) => `${name}: файл пуст, выберите другой`,
  refusedNumber: (name: string) => `${name} не добавлен: больше нет места`,
};

export const fileDropWordsEn: typeof fileDropWords = {
  choose: 'Choose a file',
  chooseMany: 'Choose files',
  orDrop: 'or drop here',
  camera: 'Take a photo',
  uploading: (name) => `Uploading ${name}`,
  uploaded: 'Uploaded',
  cancel: (name) => `Cancel the upload of ${name}`,
  remove: (name) => `Remove ${name}`,
  retry: 'Try again',
  retryUpload: (name) => `Try the upload of ${name} again`,
  limits: (formats, size) => `${formats}, up to ${size} each`,
  added: (count) => `${countOf(count, { one: 'file', other: 'files' }, english)} added`,
  refusedType: (name, formats) => `${name}: use ${formats}`,
  refusedSize: (name, size) => `${name} is over ${size}: choose a smaller file`,
  refusedEmpty: (name) => `${name} is empty: choose another file`,
  refusedNumber: (name) => `${name} was not added: there is no room left`,
};
