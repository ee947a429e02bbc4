/** Texts that Pagination shows on its own. */
export const paginationWords = {
  pagination: 'Страницы',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  page: (page: number) => `Страница ${page}`,
};

export const paginationWordsEn: typeof paginationWords = {
  pagination: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page) => `Page ${page}`,
};
