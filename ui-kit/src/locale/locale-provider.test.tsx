import { render, screen } from '@testing-library/react';
import { Button } from '../components/button/index.js';
import { Pagination } from '../components/pagination/index.js';
import { Price } from '../components/price/index.js';
import { Rating } from '../components/rating/index.js';
import { en } from './en.js';
import { LocaleProvider } from './locale-provider.js';
import { ru } from './ru.js';

const pages = <Pagination page={1} totalPages={2} hrefOf={(page) => `?page=${page}`} />;

it('LocaleProvider replaces a single word of a component and keeps the others', () => {
  render(
    <LocaleProvider messages={{ pagination: { nextPage: 'Дальше' } }}>
      {pages}
      <Button loading>Да</Button>
    </LocaleProvider>,
  );
  expect(screen.getByRole('link', { name: 'Дальше' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Страницы' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Загружаем/ })).toBeInTheDocument();
});

it('a nested LocaleProvider changes only the locale settings that are passed to it', () => {
  render(
    <LocaleProvider locale="en-US" currency="USD" messages={en}>
      <LocaleProvider currency="EUR" messages={{ pagination: { pagination: 'Result pages' } }}>
        {pages}
        <Price price={129_990} />
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Result pages' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next page' })).toBeInTheDocument();
  expect(screen.getByText('€1,299.90')).toBeInTheDocument();
});

it('LocaleProvider formats numbers in the way of the language', () => {
  render(
    <LocaleProvider locale="en-US" messages={en}>
      <Rating value={4.6} count={1280} />
    </LocaleProvider>,
  );
  expect(screen.getByRole('img', { name: /^4\.6 out of 5, 1,280\sreviews$/ })).toHaveTextContent('4.61,280');
});

describe('a language pack', () => {
  const texts = (words: unknown): string[] => {
    if (typeof words === 'string') return [words];
    if (typeof words === 'function') return texts(words(21, 3, '4'));
    return Object.values(words as object).flatMap(texts);
  };

  it('the English language pack has no Russian words', () => {
    expect(texts(en).filter((text) => /[а-яё]/i.test(text))).toEqual([]);
  });

  it('language packs have no empty text and no exclamation mark', () => {
    expect([...texts(ru), ...texts(en)].filter((text) => text.trim() === '' || text.includes('!'))).toEqual([]);
  });

  it('an incomplete language pack does not compile', () => {
    // @ts-expect-error: the words of all other components are missing.
    const missing: typeof ru = { pagination: en.pagination };
    // @ts-expect-error: the component has no such word.
    const unknown = <LocaleProvider messages={{ pagination: { nextPages: 'Next' } }}>{pages}</LocaleProvider>;
    expect([missing, unknown]).toHaveLength(2);
  });
});
