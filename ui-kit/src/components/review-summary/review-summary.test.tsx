import { render, screen } from '@testing-library/react';
import { ReviewSummary } from './index.js';

const counts = { 5: 80, 4: 30, 3: 10, 2: 0, 1: 8 };

it('ReviewSummary shows the average and the count of each rating in words', () => {
  render(<ReviewSummary counts={counts} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(/^4,4 из 5, 128/);
  expect(screen.getByText('5 звёзд: 80 отзывов, 63 %')).toBeInTheDocument();
  expect(screen.getByText('1 звезда: 8 отзывов, 6 %')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('ReviewSummary links to the reviews of each rating that has reviews', () => {
  render(<ReviewSummary counts={counts} current={4} hrefOf={(mark) => `?mark=${mark}`} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['?mark=5', '?mark=4', '?mark=3', '?mark=1']);
  expect(links[1]).toHaveAttribute('aria-current', 'true');
  expect(links[0]).not.toHaveAttribute('aria-current');
});

it('ReviewSummary shows no figures when there are no reviews', () => {
  render(<ReviewSummary counts={{ 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }} />);
  expect(screen.getByText('Отзывов пока нет')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
