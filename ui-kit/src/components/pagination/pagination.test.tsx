import { render, screen, within } from '@testing-library/react';
import { Pagination } from './index.js';
import { pageWindow } from './page-window.js';

const hrefOf = (page: number) => `/catalog?page=${page}`;

describe('pageWindow', () => {
  it.each([
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 5, 6, 7, 8, 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  ])('pageWindow lists the pages to show on page %i of %i', (page, total, slots) => {
    expect(pageWindow(page, total)).toEqual(slots);
  });

  it('pageWindow has the same length on every page and contains the current page', () => {
    for (let page = 1; page <= 40; page += 1) {
      const slots = pageWindow(page, 40);
      expect(slots).toHaveLength(7);
      expect(slots).toContain(page);
      expect(new Set(slots.filter((slot) => slot !== 'gap')).size).toBe(slots.filter((slot) => slot !== 'gap').length);
    }
  });
});

describe('Pagination', () => {
  it('Pagination links to pages and marks the current page', () => {
    render(<Pagination page={2} totalPages={9} hrefOf={hrefOf} />);
    const nav = screen.getByRole('navigation', { name: 'Страницы' });
    expect(within(nav).getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', '/catalog?page=3');
    expect(within(nav).getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute('href', '/catalog?page=1');
    expect(within(nav).getByText('2')).toHaveAttribute('aria-current', 'page');
    expect(within(nav).getByText('2')).not.toHaveAttribute('href');
  });

  it('Pagination has no previous link on the first page', () => {
    render(<Pagination page={1} totalPages={3} hrefOf={hrefOf} />);
    expect(screen.queryByRole('link', { name: 'Предыдущая страница' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('rel', 'next');
  });

  it('Pagination skips all pages shown at once in its previous and next links', () => {
    render(<Pagination firstPage={2} page={4} totalPages={9} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute('href', '/catalog?page=1');
    expect(screen.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', '/catalog?page=5');
    expect(screen.getByText('4')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', '/catalog?page=3');
  });

  it('Pagination renders nothing for a single page', () => {
    const { container } = render(<Pagination page={1} totalPages={1} hrefOf={hrefOf} />);
    expect(container).toBeEmptyDOMElement();
  });
});

it('Pagination fills the page number into a URL template', () => {
  render(<Pagination page={2} totalPages={3} hrefOf="/catalog?page={page}" />);
  expect(screen.getByRole('link', { name: /3/ })).toHaveAttribute('href', '/catalog?page=3');
});
