/** Texts that FilterPanel shows on its own. */
export const filterPanelWords = {
  price: 'Цена',
  priceFrom: (currency: string) => `Цена от, ${currency}`,
  priceTo: (currency: string) => `Цена до, ${currency}`,
  rangeFrom: (title: string) => `${title}, от`,
  rangeTo: (title: string) => `${title}, до`,
  from: 'от',
  to: 'до',
  search: 'Поиск',
  findInList: (title: string) => `Найти в списке «${title}»`,
  narrower: (name: string) => `Разделы внутри «${name}»`,
  nothingInList: 'В списке такого нет',
  more: (count: number) => `Показать ещё ${count}`,
};

export const filterPanelWordsEn: typeof filterPanelWords = {
  price: 'Price',
  priceFrom: (currency) => `Minimum price, ${currency}`,
  priceTo: (currency) => `Maximum price, ${currency}`,
  rangeFrom: (title) => `${title}, from`,
  rangeTo: (title) => `${title}, to`,
  from: 'From',
  to: 'To',
  search: 'Search',
  findInList: (title) => `Search ${title}`,
  narrower: (name) => `Categories in ${name}`,
  nothingInList: 'No matches',
  more: (count) => `Show ${count} more`,
};
