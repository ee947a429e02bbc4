import { catalogue } from '../../browser/language';

export const viewsTexts = catalogue(
  {
    views: 'Виды',
    saveThis: 'Сохранить этот вид',
    title: 'Виды списка',
    lead: 'Вид запоминает условия и порядок списка. Под тем же названием он заменяется.',
    name: 'Название',
    shared: 'Показывать коллегам',
    save: 'Сохранить',
    own: 'Ваши виды',
    remove: (name: string) => `Удалить вид: ${name}`,
    colleague: (name: string) => `${name} (общий)`,
  },
  {
    views: 'Views',
    saveThis: 'Save this view',
    title: 'Views of the list',
    lead: 'A view keeps the filters and the order of the list. One of the same name is replaced.',
    name: 'Name',
    shared: 'Show it to colleagues',
    save: 'Save',
    own: 'Your views',
    remove: (name: string) => `Remove the view ${name}`,
    colleague: (name: string) => `${name} (shared)`,
  },
);
