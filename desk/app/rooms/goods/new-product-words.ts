import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../browser/language';
import type { SupplierType } from '../../graphql/generated/graphql';
import type { NewProductField } from './new-product-form';
import type { SizeRun } from './size-runs';

interface NewProductTexts {
  title: string;
  back: string;
  alike: string;
  noRight: string;
  noRightLead: string;
  fields: Record<NewProductField, string>;
  sale: string;
  missing: Partial<Record<NewProductField, string>>;
  unreadable: Partial<Record<NewProductField, string>>;
  tooMany: string;
  brandHint: string;
  createBrand: (name: string) => string;
  categoryHint: string;
  supplierHint: string;
  supplierTypes: Record<SupplierType, string>;
  descriptionHint: string;
  priceHint: string;
  run: string;
  noRun: string;
  ownRun: string;
  runs: Record<SizeRun, string>;
  sizesHint: string;
  stockHint: string;
  stockOf: (size: string) => string;
  count: PluralForms;
  noItems: string;
  pictures: string;
  noPictures: string;
  failedPictures: string;
  save: string;
  leave: string;
  leaveTitle: string;
  leaveLead: string;
  leaveIt: string;
  stay: string;
  kept: string;
  waiting: string;
  saving: (done: string, steps: string) => string;
  halfSaved: string;
}

export const newProductTexts = catalogue<NewProductTexts>(
  {
    title: 'Новый товар',
    back: 'К товарам',
    alike: 'Как у похожего товара, и совет о размере тоже. Остатки, цвета, значки и фотографии свои.',
    noRight: 'Заводить товары вам нельзя',
    noRightLead: 'Право «Менять каталог» даёт администратор.',
    fields: {
      name: 'Название',
      brand: 'Бренд',
      category: 'Категория',
      supplier: 'Поставщик',
      supplierType: 'Кто этот поставщик',
      description: 'Описание',
      price: 'Цена, ₽',
      sizes: 'Размеры',
      stock: 'Остаток каждого размера',
      stocks: 'Остаток по размерам',
    },
    sale: 'Цена, размеры и остатки',
    missing: {
      name: 'Введите название: его увидят покупатели',
      brand: 'Такого бренда нет: создайте его, выберите из списка или очистите поле',
      supplier: 'Назовите поставщика: от него зависит срок доставки',
      price: 'Введите цену: без неё товар не продаётся',
      sizes: 'Выберите размерный ряд или перечислите размеры',
    },
    unreadable: {
      price: 'Нужна сумма больше нуля: 8990 или 8990,50',
      stock: 'Нужно целое число от 0 до 1 000 000',
      stocks: 'В каждой клетке нужно целое число от 0 до 1 000 000, или ничего',
    },
    tooMany: 'За раз можно завести не больше сорока размеров',
    brandHint: 'Начните печатать',
    createBrand: (name) => `Создать бренд «${name}»`,
    categoryHint: 'Начните печатать: подойдёт и название раздела',
    supplierHint: 'Такого ещё нет: магазин заведёт его',
    supplierTypes: {
      CONTRACTOR: 'Компания по договору',
      MEET_WAREHOUSE: 'Наш склад',
      PRIVATE_SELLER: 'Частный продавец',
      TRADING_FLOOR: 'Торговая площадка',
    },
    descriptionHint: 'Обычный текст или HTML; пустая строка начинает абзац',
    priceHint: 'Одна на все размеры; потом её можно изменить у каждого',
    run: 'Размерный ряд',
    noRun: 'Выберите ряд',
    ownRun: 'Свои размеры',
    runs: {
      women: 'Женская обувь, 35–42',
      men: 'Мужская обувь, 39–46',
      children: 'Детская обувь, 28–35',
      letters: 'Одежда, XS–4XL',
      russian: 'Одежда, российские 42–56',
      one: 'Один размер',
    },
    sizesHint: 'Через запятую или промежутком: 36–43',
    stockHint: 'Подставится во все клетки, где ничего не введено',
    stockOf: (size) => `Размер ${size}`,
    count: { one: 'размер', few: 'размера', many: 'размеров' },
    noItems: 'Размеры, цены и остатки добавит тот, у кого есть право на них: сохраните товар и передайте ссылку.',
    pictures: 'Фотографии',
    noPictures: 'Пока ни одной. С фотографиями покупают чаще.',
    failedPictures: 'Не все фотографии загрузились. Повторите их или уберите, и сохраните ещё раз.',
    save: 'Сохранить товар',
    leave: 'Начать заново',
    leaveTitle: 'Начать заново?',
    leaveLead: 'Набранное и загруженные фотографии исчезнут.',
    leaveIt: 'Начать заново',
    stay: 'Оставить',
    kept: 'Набранное хранится в этом браузере, пока не сохранено',
    waiting: 'Ждём, пока загрузятся фотографии',
    saving: (done, steps) => `Сохраняем: ${done} из ${steps}`,
    halfSaved: 'Товар уже заведён, но сохранилось не всё. Сохраните ещё раз: второго товара не будет.',
  },
  {
    title: 'New product',
    back: 'To goods',
    alike: 'As the similar product has it, advice on sizes included. Stock, colours, badges and pictures are its own.',
    noRight: 'You may not create products',
    noRightLead: 'An administrator gives the right to change the catalogue.',
    fields: {
      name: 'Name',
      brand: 'Brand',
      category: 'Category',
      supplier: 'Supplier',
      supplierType: 'Who this supplier is',
      description: 'Description',
      price: 'Price, ₽',
      sizes: 'Sizes',
      stock: 'Stock of every size',
      stocks: 'Stock by size',
    },
    sale: 'Price, sizes and stock',
    missing: {
      name: 'Enter a name: shoppers see it',
      brand: 'There is no such brand: create it, choose one from the list, or empty the field',
      supplier: 'Name the supplier: the time of delivery depends on it',
      price: 'Enter a price: without one the product is not sold',
      sizes: 'Choose a run of sizes, or list them',
    },
    unreadable: {
      price: 'Enter an amount above zero: 8990 or 8990.50',
      stock: 'Enter a whole number from 0 to 1,000,000',
      stocks: 'Each cell needs a whole number from 0 to 1,000,000, or nothing',
    },
    tooMany: 'At most forty sizes can be made at once',
    brandHint: 'Begin to type',
    createBrand: (name) => `Create the brand “${name}”`,
    categoryHint: 'Begin to type: the name of its section will do, too',
    supplierHint: 'Not known yet: the shop will add it',
    supplierTypes: {
      CONTRACTOR: 'Company with a contract',
      MEET_WAREHOUSE: 'Our own stock',
      PRIVATE_SELLER: 'Private seller',
      TRADING_FLOOR: 'Marketplace',
    },
    descriptionHint: 'Plain text or HTML; an empty line begins a paragraph',
    priceHint: 'One for all sizes; each can be changed afterwards',
    run: 'Run of sizes',
    noRun: 'Choose a run',
    ownRun: 'Own sizes',
    runs: {
      women: 'Women’s shoes, 35–42',
      men: 'Men’s shoes, 39–46',
      children: 'Children’s shoes, 28–35',
      letters: 'Clothes, XS–4XL',
      russian: 'Clothes, Russian 42–56',
      one: 'One size',
    },
    sizesHint: 'With commas, or as a span: 36–43',
    stockHint: 'Stands for every cell in which nothing is entered',
    stockOf: (size) => `Size ${size}`,
    count: { one: 'size', other: 'sizes' },
    noItems: 'Whoever has the right adds sizes, prices and stock: save the product and pass the link on.',
    pictures: 'Pictures',
    noPictures: 'None yet. Goods with pictures sell better.',
    failedPictures: 'Not all pictures were uploaded. Try them again or remove them, and save once more.',
    save: 'Save the product',
    leave: 'Begin anew',
    leaveTitle: 'Begin anew?',
    leaveLead: 'What you typed and uploaded will be gone.',
    leaveIt: 'Begin anew',
    stay: 'Keep it',
    kept: 'What you type stays in this browser until it is saved',
    waiting: 'Waiting until the pictures are uploaded',
    saving: (done, steps) => `Saving: ${done} of ${steps}`,
    halfSaved: 'The product is there, but not all of it is saved. Save again: there will be no second product.',
  },
);
