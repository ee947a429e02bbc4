import { render, screen } from '@testing-library/react';
import { formatPrice, Price } from './index.js';

describe('formatPrice', () => {
  it.each([
    [1_299_000, '12\u00A0990\u00A0₽'],
    [0, '0\u00A0₽'],
    [99_900, '999\u00A0₽'],
    [123_456_789_00, '123\u00A0456\u00A0789\u00A0₽'],
    [199_050, '1\u00A0991\u00A0₽'],
  ])('%i kopecks', (kopecks, text) => {
    expect(formatPrice(kopecks)).toBe(text);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined])('%s is not a price', (value) => {
    expect(formatPrice(value)).toBe('—');
  });
});

describe('Price', () => {
  it('names the old price and the percentage for those who hear the page', () => {
    const { container } = render(<Price price={840_000} oldPrice={1_200_000} sale={30} />);
    expect(screen.getByText('Старая цена')).toBeInTheDocument();
    expect(screen.getByText('Скидка 30 %')).toBeInTheDocument();
    expect(container.querySelector('s')).toHaveTextContent(/12\s000/);
  });

  it('shows no reduction when the old price is not higher', () => {
    const { container } = render(<Price price={840_000} oldPrice={840_000} sale={30} />);
    expect(container.querySelector('s')).toBeNull();
    expect(screen.queryByText(/Скидка/)).toBeNull();
  });

  it('says that it is the lowest of several', () => {
    render(<Price from price={840_000} />);
    expect(screen.getByText('от 8 400 ₽')).toBeInTheDocument();
  });

  it('says that a price is unknown instead of reading a dash', () => {
    render(<Price price={-5} />);
    expect(screen.getByText('Цена неизвестна')).toBeInTheDocument();
  });
});
