/** Texts that Header shows on its own. */
export const headerWords = {
  menu: 'Меню',
  openMenu: 'Открыть меню',
  search: 'Поиск',
};

export const headerWordsEn: typeof headerWords = {
  menu: 'Menu',
  openMenu: 'Open menu',
  search: 'Search',
};
