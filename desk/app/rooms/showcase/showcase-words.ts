import { catalogue } from '../../browser/language';

export const showcaseTexts = catalogue(
  {
    title: 'Витрина',
    partsName: 'Части витрины',
    parts: {
      menu: 'Меню',
      pages: 'Страницы и блог',
    },
    time: 'Время',
    save: 'Сохранить',
    reset: 'Вернуть как было',
    saved: 'Сохранено',
    unsaved: 'Есть несохранённые изменения',
    conflict: 'Это изменил кто-то ещё',
    conflictLead: 'Ваше не записано. Вы оба изменили:',
    yours: 'у вас',
    theirs: 'в магазине сейчас',
    nothing: 'пусто',
    writeOver: 'Записать моё',
    takeTheirs: 'Оставить, как в магазине',
  },
  {
    title: 'Showcase',
    partsName: 'Parts of the showcase',
    parts: {
      menu: 'Menu',
      pages: 'Pages and blog',
    },
    time: 'Time',
    save: 'Save',
    reset: 'Put it back',
    saved: 'Saved',
    unsaved: 'There are changes that are not saved',
    conflict: 'Somebody else has changed this',
    conflictLead: 'Your changes are not written. You have both changed:',
    yours: 'yours',
    theirs: 'in the shop now',
    nothing: 'empty',
    writeOver: 'Write mine',
    takeTheirs: 'Keep the shop’s',
  },
);
