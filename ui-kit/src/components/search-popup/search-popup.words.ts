import { english } from '../../locale/english.js';
import { countOf } from '../../locale/plural.js';

/** Texts that SearchPopup shows on its own. */
export const searchPopupWords = {
  searchGoods: 'Поиск товаров',
  startTyping: 'Начните вводить поисковой запрос',
  history: 'История',
  clearHistory: 'Очистить историю',
  removeFromHistory: (query: string) => `Убрать «${query}» из истории`,
  popularQueries: 'Часто ищут',
  popularGoods: 'Чаще всего берут',
  recentlyViewed: 'Недавно смотрели',
  understood: 'Мы поняли так',
  suggestions: 'Подсказки',
  suggestionKinds: { query: 'Запрос', brand: 'Бренд', category: 'Раздел', product: 'Товар' },
  found: 'Найдено',
  foundGoods: (count: number) => `Найдено: ${countOf(count, { one: 'товар', few: 'товара', many: 'товаров' })}`,
  nothingFound: 'Ничего не найдено',
  nothingFoundAdvice: 'Проверьте, нет ли опечатки, или напишите короче: бренд, вид вещи или цвет.',
  searchResults: 'Результаты поиска',
  noAnswer: 'Нет ответа',
  searchFailed: 'Поиск не отвечает. Попробуйте ещё раз через минуту.',
  retry: 'Повторить',
};

export const searchPopupWordsEn: typeof searchPopupWords = {
  searchGoods: 'Search products',
  startTyping: 'Start typing to search',
  history: 'Recent searches',
  clearHistory: 'Clear recent searches',
  removeFromHistory: (query) => `Remove “${query}” from recent searches`,
  popularQueries: 'Trending searches',
  popularGoods: 'Best sellers',
  recentlyViewed: 'Recently viewed',
  understood: 'Applied from your search',
  suggestions: 'Suggestions',
  suggestionKinds: { query: 'Search', brand: 'Brand', category: 'Category', product: 'Product' },
  found: 'Results',
  foundGoods: (count) => `${countOf(count, { one: 'product', other: 'products' }, english)} found`,
  nothingFound: 'No results',
  nothingFoundAdvice: 'Check the spelling or try fewer words: a brand, a kind of item or a color.',
  searchResults: 'View all results',
  noAnswer: 'Search isn’t responding',
  searchFailed: 'We couldn’t run your search. Try again in a minute.',
  retry: 'Try again',
};
