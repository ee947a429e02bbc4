/** Texts that SearchBox shows on its own. */
export const searchBoxWords = {
  search: 'Поиск',
  searchHint: 'Кроссовки, бренд или модель',
  find: 'Найти',
};

export const searchBoxWordsEn: typeof searchBoxWords = {
  search: 'Search',
  searchHint: 'Sneakers, brand or model',
  find: 'Search',
};
