import { render, screen } from '@testing-library/react';
import { FitMeter, type FitCounts } from './index.js';

it.each<[FitCounts, string]>([
  [{ small: 8, true: 2, large: 0 }, 'Маломерит: берите на размер больше'],
  [{ small: 1, true: 8, large: 2 }, 'Соответствует размеру: берите свой'],
  [{ small: 3, true: 0, large: 3 }, 'Соответствует размеру: берите свой'],
  [{ small: 0, true: 1, large: 5 }, 'Большемерит: берите на размер меньше'],
])('FitMeter with the answers %j advises «%s»', (counts, advice) => {
  render(<FitMeter counts={counts} />);
  expect(screen.getByText(advice)).toBeInTheDocument();
});

it('FitMeter says on how many reviews its scale is based', () => {
  const { rerender } = render(<FitMeter counts={{ small: 8, true: 12, large: 1 }} />);
  expect(screen.getByText('По 21 отзыву')).toBeInTheDocument();
  rerender(<FitMeter counts={{ small: 0, true: 24, large: 0 }} />);
  expect(screen.getByText('По 24 отзывам')).toBeInTheDocument();
});

it('FitMeter says that there are no answers and draws no scale when all counts are zero', () => {
  const { container } = render(<FitMeter counts={{ small: 0, true: 0, large: 0 }} />);
  expect(container).toHaveTextContent('О размере пока никто не рассказал');
  expect(container.querySelector('[aria-hidden]')).toBeNull();
});
