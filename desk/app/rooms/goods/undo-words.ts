import { catalogue } from '../../browser/language';

export const undoTexts = catalogue(
  {
    price: (name: string) => `Цена изменена: ${name}`,
    stock: (name: string) => `Остаток изменён: ${name}`,
    undo: 'Вернуть',
    undone: (name: string) => `Как было: ${name}`,
    notUndone: (name: string) => `Не вернули: ${name}`,
    changedMeanwhile: (now: string) => `Кто-то уже изменил это снова: сейчас ${now}. Записано ничего не было.`,
  },
  {
    price: (name: string) => `Price changed: ${name}`,
    stock: (name: string) => `Stock changed: ${name}`,
    undo: 'Undo',
    undone: (name: string) => `As it was: ${name}`,
    notUndone: (name: string) => `Not put back: ${name}`,
    changedMeanwhile: (now: string) => `Somebody has changed it again: it is ${now} now. Nothing was written.`,
  },
);
