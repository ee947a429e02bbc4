import { fireEvent, render, screen } from '@testing-library/react';
import { keepsTheContract } from '../../testing/contract.js';
import { ProductCard, type ProductCardProps } from './index.js';

const card: ProductCardProps = {
  href: '/product/runner',
  name: 'Кроссовки Runner',
  brand: 'Kedrum',
  images: [{ src: 'runner.svg', alt: 'Кроссовки сбоку' }],
  offer: { price: 840_000, oldPrice: 1_200_000, sale: 30, cashback: 420 },
  badges: ['Хит', 'Новинка', 'Третий'],
};

const pointerEnter = (pointerType: string) => Object.assign(new Event('pointerenter'), { pointerType });

describe('ProductCard', () => {
  it('is one link, named by the goods', () => {
    render(<ProductCard {...card} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Кроссовки Runner' })).toHaveAttribute('href', '/product/runner');
    expect(screen.getByRole('heading', { name: 'Kedrum Кроссовки Runner' })).toBeInTheDocument();
  });

  it('shows two badges at most and the cashback', () => {
    render(<ProductCard {...card} />);
    expect(screen.queryByText('Третий')).toBeNull();
    expect(screen.getByText('Кешбэк 420')).toBeInTheDocument();
  });

  it('says that nothing can be bought', () => {
    render(<ProductCard {...card} offer={null} />);
    expect(screen.getByText('Нет в наличии')).toBeInTheDocument();
    expect(screen.queryByText(/₽/)).toBeNull();
  });

  it('asks for the second picture when a mouse comes over it, not before', () => {
    const images = [...card.images, { src: 'runner-above.svg', alt: 'Сверху' }];
    const { container } = render(<ProductCard {...card} images={images} />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    fireEvent(screen.getByRole('article'), pointerEnter('touch'));
    expect(container.querySelectorAll('img')).toHaveLength(1);
    fireEvent(screen.getByRole('article'), pointerEnter('mouse'));
    expect(container.querySelectorAll('img')).toHaveLength(2);
  });

  keepsTheContract('ProductCard', (props) => <ProductCard {...card} {...props} />);
});
