import { catalogue } from '../browser/language';

export const dialogTexts = catalogue(
  { save: 'Сохранить', cancel: 'Отмена', remove: 'Удалить' },
  { save: 'Save', cancel: 'Cancel', remove: 'Remove' },
);
