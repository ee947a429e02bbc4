import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../../browser/language';

interface WordsTexts {
  title: string;
  back: string;
  asked: string;
  askedLead: string;
  nothingAsked: string;
  named: string;
  namedLead: string;
  nothingNamed: string;
  countedAt: (moment: string) => string;
  goods: PluralForms;
  accept: (said: string, words: string) => string;
  acceptShort: string;
  accepted: string;
  takeBack: (said: string) => string;
  takeBackShort: string;
  readOnly: string;
  notClicked: string;
  notClickedLead: string;
  nothingNotClicked: string;
  searches: PluralForms;
  counted: (searches: string, goods: string) => string;
  judged: string;
  judgedLead: string;
  nothingJudged: string;
  add: string;
  edit: (query: string) => string;
  remove: (query: string) => string;
  removeTitle: string;
  removeLead: (query: string) => string;
  query: string;
  products: string;
}

export const wordsTexts = catalogue<WordsTexts>(
  {
    title: 'Слова и оценённые запросы',
    back: 'К правилам поиска',
    asked: 'Что ищут и не находят',
    askedLead: 'Запросы за 30 дней без точных результатов и слова, по которым товары есть. Принятое станет синонимом.',
    nothingAsked: 'Сейчас предложить нечего: для запросов без результатов подходящих слов нет.',
    named: 'Слова из названий',
    namedLead: 'Поиск не знает этих слов, а почти все товары с ними одного вида.',
    countedAt: (moment) => `Названия прочитаны: ${moment}.`,
    nothingNamed: 'Все слова, которые часто стоят в названиях, поиск знает.',
    goods: { one: 'товар', few: 'товара', many: 'товаров' },
    accept: (said, words) => `Принять: ${said} → ${words}`,
    acceptShort: 'Принять',
    accepted: 'Принято: поиск учтёт через две секунды',
    takeBack: (said) => `Отменить: ${said}`,
    takeBackShort: 'Отменить',
    readOnly: 'Вы можете смотреть слова и запросы, но не менять их.',
    notClicked: 'Находят, но не выбирают',
    notClickedLead: 'По этим запросам товары есть, но за 30 дней никто ни одного не открыл.',
    nothingNotClicked: 'Таких запросов нет.',
    searches: { one: 'раз', few: 'раза', many: 'раз' },
    counted: (searches, goods) => `искали ${searches}, находится ${goods}`,
    judged: 'Оценённые запросы',
    judgedLead:
      'Товары, которые по запросу должны быть среди первых восьми. По ним считается, помогает правило или вредит.',
    nothingJudged: 'Оценённых запросов нет: правила пробуются на частых запросах.',
    add: 'Оценить запрос',
    edit: (query) => `Изменить: ${query}`,
    remove: (query) => `Убрать: ${query}`,
    removeTitle: 'Убрать оценённый запрос?',
    removeLead: (query) => `Правила больше не будут пробоваться на запросе «${query}».`,
    query: 'Запрос',
    products: 'Подходящие товары',
  },
  {
    title: 'Words and judged queries',
    back: 'To the search rules',
    asked: 'Searched for and not found',
    askedLead:
      'Queries of 30 days without exact results, and words that have goods. What is accepted becomes a synonym.',
    nothingAsked: 'There is nothing to propose: no words fit the queries without results.',
    named: 'Words of names',
    namedLead: 'The search does not know these words, and nearly all goods with them are of one kind.',
    countedAt: (moment) => `Names were read: ${moment}.`,
    nothingNamed: 'The search knows all words that stand in many names.',
    goods: { one: 'product', other: 'products' },
    accept: (said, words) => `Accept: ${said} → ${words}`,
    acceptShort: 'Accept',
    accepted: 'Accepted: the search follows within two seconds',
    takeBack: (said) => `Undo: ${said}`,
    takeBackShort: 'Undo',
    readOnly: 'You may look at words and queries, but not change them.',
    notClicked: 'Found, but never chosen',
    notClickedLead: 'These queries find goods, but in 30 days nobody has opened one.',
    nothingNotClicked: 'There are no such queries.',
    searches: { one: 'time', other: 'times' },
    counted: (searches, goods) => `searched for ${searches}, finds ${goods}`,
    judged: 'Judged queries',
    judgedLead: 'Products that should be among the first eight of a query. They say whether a rule helps or hurts.',
    nothingJudged: 'There are no judged queries: rules are tried by popular ones.',
    add: 'Judge a query',
    edit: (query) => `Change: ${query}`,
    remove: (query) => `Remove: ${query}`,
    removeTitle: 'Remove the judged query?',
    removeLead: (query) => `Rules will no longer be tried by «${query}».`,
    query: 'Query',
    products: 'Products that fit',
  },
);
