/** Texts that ErrorPage shows on its own. */
export const errorPageWords = {
  notFoundTitle: '404',
  notFoundText: 'Страница не найдена. Давайте вернёмся в каталог и попробуем снова.',
  notFoundAction: 'Каталог',
  noSignalTitle: 'NO SIGNAL',
  noSignalText: 'Нет сигнала. Давайте обновим страницу и попробуем снова.',
  noSignalAction: 'Обновить страницу',
  reference: 'Код обращения:',
};

export const errorPageWordsEn: typeof errorPageWords = {
  notFoundTitle: '404',
  notFoundText: 'We can’t find that page. Head back to the shop and try again.',
  notFoundAction: 'Go to the shop',
  noSignalTitle: 'NO SIGNAL',
  noSignalText: 'The connection dropped. Refresh the page and try again.',
  noSignalAction: 'Refresh the page',
  reference: 'Reference:',
};
