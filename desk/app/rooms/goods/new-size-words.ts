import { catalogue } from '../../browser/language';
import type { NewSizeForm } from './new-size';

interface NewSizeTexts {
  open: string;
  title: string;
  add: string;
  fields: Record<keyof NewSizeForm, string>;
  sizeHint: string;
  priceHint: string;
  faults: Record<keyof NewSizeForm, Partial<Record<'missing' | 'unreadable' | 'taken', string>>>;
}

export const newSizeTexts = catalogue<NewSizeTexts>(
  {
    open: 'Добавить размер',
    title: 'Новый размер',
    add: 'Добавить',
    fields: { size: 'Размер', supplier: 'Поставщик', price: 'Цена, ₽', stock: 'Остаток' },
    sizeHint: 'Как его видит покупатель: 42, M',
    priceHint: 'Без цены размер не продаётся',
    faults: {
      size: { missing: 'Введите размер', taken: 'Такой размер этого поставщика уже есть' },
      supplier: { missing: 'Назовите поставщика: от него зависит срок доставки' },
      price: { unreadable: 'Нужна сумма больше нуля: 8990 или 8990,50' },
      stock: { unreadable: 'Нужно целое число от 0 до 1 000 000' },
    },
  },
  {
    open: 'Add a size',
    title: 'New size',
    add: 'Add',
    fields: { size: 'Size', supplier: 'Supplier', price: 'Price, ₽', stock: 'Stock' },
    sizeHint: 'As shoppers see it: 42, M',
    priceHint: 'A size without a price is not sold',
    faults: {
      size: { missing: 'Enter a size', taken: 'This supplier’s size is there already' },
      supplier: { missing: 'Name the supplier: the delivery time depends on it' },
      price: { unreadable: 'An amount above zero is needed: 8990 or 8990.50' },
      stock: { unreadable: 'A whole number from 0 to 1,000,000 is needed' },
    },
  },
);
