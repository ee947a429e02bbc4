import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Price } from './index.js';

describe('Price', () => {
  it('Price names the old price and the discount for screen readers', () => {
    const { container } = render(<Price price={840_000} oldPrice={1_200_000} sale={30} />);
    expect(screen.getByText('Старая цена')).toBeInTheDocument();
    expect(screen.getByText('Скидка 30 %')).toBeInTheDocument();
    expect(container.querySelector('s')).toHaveTextContent(/12\s000/);
  });

  it('Price shows no discount when the old price is not higher', () => {
    const { container } = render(<Price price={840_000} oldPrice={840_000} sale={30} />);
    expect(container.querySelector('s')).toBeNull();
    expect(screen.queryByText(/Скидка/)).toBeNull();
  });

  it('Price with `from` says that the price is the lowest of several', () => {
    render(<Price from price={840_000} />);
    expect(screen.getByText('от 8 400 ₽')).toBeInTheDocument();
  });

  it('Price shows a loyalty price below the regular price only when the loyalty price is lower', () => {
    const { rerender } = render(<Price price={649_000} loyaltyPrice={599_000} />);
    expect(screen.getByText('6 490 ₽')).toBeInTheDocument();
    expect(screen.getByText('С аккаунтом 5 990 ₽')).toBeInTheDocument();
    rerender(<Price price={649_000} loyaltyPrice={649_000} />);
    expect(screen.queryByText(/С аккаунтом/)).toBeNull();
  });

  it('Price reads out that the price is unknown instead of a dash', () => {
    render(<Price price={-5} />);
    expect(screen.getByText('Цена неизвестна')).toBeInTheDocument();
  });

  it('Price keeps unknown fields of a record out of the page, and passes HTML attributes on', () => {
    const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onClick = jest.fn();
    const record = { price: 840_000, currency: 'RUB', offerId: 7, onSale: true, stock: { msk: 1 } };
    const { container } = render(<Price {...record} id="p" lang="ru" itemProp="price" data-x="" onClick={onClick} />);
    const names = container.firstElementChild!.getAttributeNames();
    expect(names.sort()).toEqual(['class', 'data-x', 'id', 'itemprop', 'lang']);
    screen.getByText('8 400 ₽').click();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(warn).not.toHaveBeenCalled();
  });
});
