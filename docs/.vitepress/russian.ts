import type { DefaultTheme } from 'vitepress';

/** Texts of the theme on Russian pages. */
export const theme: DefaultTheme.Config = {
  outline: { level: [2, 3], label: 'На этой странице' },
  docFooter: { prev: 'Назад', next: 'Дальше' },
  darkModeSwitchLabel: 'Оформление',
  lightModeSwitchTitle: 'Светлое оформление',
  darkModeSwitchTitle: 'Тёмное оформление',
  sidebarMenuLabel: 'Меню',
  returnToTopLabel: 'Наверх',
  langMenuLabel: 'Сменить язык',
  skipToContentLabel: 'К тексту страницы',
  notFound: {
    title: 'Такой страницы нет',
    quote: 'Возможно, её переименовали. Попробуйте поиск.',
    linkLabel: 'На первую страницу',
    linkText: 'На первую страницу',
  },
};

/** Texts of the search. */
export const search: DefaultTheme.LocalSearchOptions['translations'] = {
  button: { buttonText: 'Поиск', buttonAriaLabel: 'Поиск' },
  modal: {
    displayDetails: 'Показать подробности',
    resetButtonTitle: 'Очистить поиск',
    backButtonTitle: 'Закрыть поиск',
    noResultsText: 'Ничего не нашлось по запросу',
    footer: {
      selectText: 'открыть',
      selectKeyAriaLabel: 'клавиша «ввод»',
      navigateText: 'выбрать',
      navigateUpKeyAriaLabel: 'стрелка вверх',
      navigateDownKeyAriaLabel: 'стрелка вниз',
      closeText: 'закрыть',
      closeKeyAriaLabel: 'клавиша Esc',
    },
  },
};
