import { catalogue } from '../browser/language';

export const dialogTexts = catalogue(
  { save: 'Сохранить', cancel: 'Отмена', remove: 'Убрать' },
  { save: 'Save', cancel: 'Cancel', remove: 'Remove' },
);
