import { catalogue } from '../../browser/language';
import type { ProductField } from './product-form';
import type { ProductProperties } from './product-properties';

interface ProductTexts {
  back: string;
  lost: string;
  lostLead: string;
  sold: (count: string) => string;
  inShop: string;
  createLike: string;
  /** Which cells of the sizes can be typed into. */
  sizesHint: (columns: string) => string;
  fields: Record<Exclude<ProductField, keyof ProductProperties>, string>;
  noBrand: string;
  noCategory: string;
  descriptionHint: string;
  seo: string;
  seoHint: string;
  save: string;
  saved: string;
  reset: string;
  unsaved: string;
  conflict: string;
  conflictLead: string;
  yours: string;
  theirs: string;
  writeOver: string;
  takeTheirs: string;
  yes: string;
  no: string;
  sizes: string;
  pictures: string;
}

export const productTexts = catalogue<ProductTexts>(
  {
    back: 'К товарам',
    lost: 'Такого товара нет',
    lostLead: 'Его удалили, или адрес набран с ошибкой.',
    sold: (count) => `Продано: ${count}`,
    inShop: 'Посмотреть в магазине',
    createLike: 'Создать похожий',
    sizesHint: (columns) => `${columns}: нажмите на ячейку и наберите новое значение. Enter записывает и ведёт ниже.`,
    fields: {
      name: 'Название',
      active: 'Продаётся',
      brand: 'Бренд',
      category: 'Категория',
      description: 'Описание',
      sizeGuide: 'Как выбрать размер',
      seoTitle: 'Заголовок страницы',
      seoDescription: 'Описание для поиска',
      seoKeywords: 'Ключевые слова',
    },
    noBrand: 'Без бренда',
    noCategory: 'Без категории',
    descriptionHint: 'HTML: абзацы, списки, ссылки. Остальное магазин уберёт',
    seo: 'Для поисковиков',
    seoHint: 'Пустое поле магазин заполнит сам, по шаблону',
    save: 'Сохранить',
    saved: 'Сохранено',
    reset: 'Вернуть как было',
    unsaved: 'Есть несохранённые изменения',
    conflict: 'Товар изменил кто-то ещё',
    conflictLead: 'Ваши изменения не записаны. Эти поля изменили вы оба:',
    yours: 'у вас',
    theirs: 'сейчас в магазине',
    writeOver: 'Записать моё',
    takeTheirs: 'Оставить как в магазине',
    yes: 'да',
    no: 'нет',
    sizes: 'Размеры',
    pictures: 'Фотографии',
  },
  {
    back: 'To goods',
    lost: 'There is no such product',
    lostLead: 'It was removed, or the address is mistyped.',
    sold: (count) => `Sold: ${count}`,
    inShop: 'Look at it in the shop',
    createLike: 'Create a similar one',
    sizesHint: (columns) => `${columns}: press a cell and type the new value. Enter saves it and goes down.`,
    fields: {
      name: 'Name',
      active: 'On sale',
      brand: 'Brand',
      category: 'Category',
      description: 'Description',
      sizeGuide: 'How to choose a size',
      seoTitle: 'Title of the page',
      seoDescription: 'Description for search engines',
      seoKeywords: 'Keywords',
    },
    noBrand: 'No brand',
    noCategory: 'No category',
    descriptionHint: 'HTML: paragraphs, lists, links. The shop removes the rest',
    seo: 'For search engines',
    seoHint: 'The shop fills an empty field from a template',
    save: 'Save',
    saved: 'Saved',
    reset: 'Put it back',
    unsaved: 'There are changes that are not saved',
    conflict: 'Somebody else has changed the product',
    conflictLead: 'Your changes are not written. You have both changed these fields:',
    yours: 'yours',
    theirs: 'in the shop now',
    writeOver: 'Write mine',
    takeTheirs: 'Keep the shop’s',
    yes: 'yes',
    no: 'no',
    sizes: 'Sizes',
    pictures: 'Pictures',
  },
);
