import { catalogue } from '../../../../browser/language';
import type { QueryOutcome } from './query-lines';

interface QueriesTexts {
  title: string;
  back: string;
  lead: (searches: string, without: string) => string;
  shown: string;
  parts: Record<'all' | 'empty', string>;
  columns: Record<'query' | 'searches' | 'found' | 'outcome' | 'lastDay', string>;
  outcomes: Record<QueryOutcome, string>;
  nothing: string;
  nothingLead: string;
}

export const queriesTexts = catalogue<QueriesTexts>(
  {
    title: 'Что ищут покупатели',
    back: 'К правилам поиска',
    lead: (searches, without) => `За 30 дней искали ${searches} раз, без результата — ${without}.`,
    shown: 'Какие запросы показать',
    parts: { all: 'Самые частые', empty: 'Без результата' },
    columns: {
      query: 'Запрос',
      searches: 'Искали',
      found: 'Нашлось товаров',
      outcome: 'Что дальше',
      lastDay: 'Последний раз',
    },
    outcomes: {
      chosen: '—',
      nearest: 'показаны только похожие',
      nothing: 'ничего не нашлось',
      notChosen: 'никто ничего не выбрал',
    },
    nothing: 'Таких запросов нет',
    nothingLead: 'Они появятся, когда покупатели будут искать.',
  },
  {
    title: 'What shoppers search for',
    back: 'To the search rules',
    lead: (searches, without) => `In 30 days there were ${searches} searches, ${without} without a result.`,
    shown: 'Queries to show',
    parts: { all: 'Most frequent', empty: 'Without a result' },
    columns: {
      query: 'Query',
      searches: 'Searches',
      found: 'Products found',
      outcome: 'What came of it',
      lastDay: 'Last time',
    },
    outcomes: {
      chosen: '—',
      nearest: 'only similar ones were shown',
      nothing: 'nothing was found',
      notChosen: 'nobody chose anything',
    },
    nothing: 'There are no such queries',
    nothingLead: 'They appear when shoppers search.',
  },
);
