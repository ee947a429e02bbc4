import { catalogue } from '../../browser/language';

export const productPickerTexts = catalogue(
  {
    add: 'Добавить товар',
    gone: 'товара больше нет',
    up: (name: string) => `Выше: ${name}`,
    down: (name: string) => `Ниже: ${name}`,
    remove: (name: string) => `Убрать: ${name}`,
  },
  {
    add: 'Add a product',
    gone: 'the product is gone',
    up: (name: string) => `Up: ${name}`,
    down: (name: string) => `Down: ${name}`,
    remove: (name: string) => `Remove: ${name}`,
  },
);
