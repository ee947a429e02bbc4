import { jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Rating } from '../rating/index.js';
import { ProductCard, type ProductCardProps } from './index.js';

const card: ProductCardProps = {
  href: '/product/runner',
  name: 'Кроссовки Runner',
  brand: 'Kedrum',
  images: [{ src: 'runner.svg', alt: 'Кроссовки сбоку' }],
  offer: { price: 840_000, oldPrice: 1_200_000, sale: 30, cashback: 420 },
  badges: ['Хит', 'Новинка', 'Третий'],
};

const sizes = [
  { id: '41', label: '41' },
  { id: '42-5', label: '42.5' },
];
const sizeHrefOf = ({ id }: { id: string }) => `/product/runner?size=${id}`;

const matchMediaOf = window.matchMedia;

afterEach(() => void jest.restoreAllMocks());

// jsdom has no pointer types. React derives `pointerenter` from `pointerover`.
const comeOver = (pointerType: string) =>
  fireEvent(
    screen.getByRole('article'),
    Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }),
  );

describe('ProductCard', () => {
  it('ProductCard has one link that is named by the product', () => {
    render(<ProductCard {...card} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Кроссовки Runner' })).toHaveAttribute('href', '/product/runner');
    expect(screen.getByRole('heading', { name: 'Kedrum Кроссовки Runner' })).toBeInTheDocument();
  });

  it('ProductCard keeps unknown fields of a record out of the page, and passes HTML attributes on', () => {
    const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const record = { ...card, productId: 7, slug: 'runner', onSale: true, meta: { season: 'SS' } };
    render(<ProductCard {...record} sizes={sizes} id="card" data-x="" onLikedChange={jest.fn()} />);
    expect(screen.getByRole('article').getAttributeNames().sort()).toEqual(['class', 'data-x', 'id']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('ProductCard shows the rating outside the accessible name of its heading', () => {
    render(<ProductCard {...card} rating={<Rating compact size="small" value={4.5} count={2} />} />);
    expect(screen.getByRole('img', { name: /^4,5 из 5, 2/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Kedrum Кроссовки Runner' })).toBeInTheDocument();
  });

  it('ProductCard shows at most two badges, and the cashback', () => {
    render(<ProductCard {...card} />);
    expect(screen.queryByText('Третий')).toBeNull();
    expect(screen.getByText('Кешбэк 420')).toBeInTheDocument();
  });

  it('ProductCard keeps an empty line for the delivery day until the day is known', () => {
    const line = () => document.querySelector('[data-part="arrival"]');
    const { rerender } = render(<ProductCard {...card} arrival={null} />);
    expect(line()).toBeEmptyDOMElement();
    rerender(<ProductCard {...card} arrival="Придёт 28 ноября" />);
    expect(line()).toHaveTextContent('Придёт 28 ноября');
    rerender(<ProductCard {...card} />);
    expect(line()).toBeNull();
  });

  it('ProductCard shows the loyalty price beside the regular price', () => {
    render(<ProductCard {...card} offer={{ price: 649_000, loyaltyPrice: 599_000 }} />);
    expect(screen.getByText('6 490 ₽')).toBeInTheDocument();
    expect(screen.getByText('С аккаунтом 5 990 ₽')).toBeInTheDocument();
  });

  it('ProductCard says that the product is out of stock when there is no offer', () => {
    render(<ProductCard {...card} offer={null} sizes={sizes} sizeHrefOf={sizeHrefOf} />);
    expect(screen.getByText('Нет в наличии')).toBeInTheDocument();
    expect(screen.queryByText(/₽/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ProductCard of a sold out product has a notification button when onNotify is passed', async () => {
    const onNotify = jest.fn();
    const { rerender } = render(<ProductCard {...card} offer={null} onNotify={onNotify} />);
    await userEvent.click(screen.getByRole('button', { name: 'Сообщить о поступлении: Кроссовки Runner' }));
    expect(onNotify).toHaveBeenCalledTimes(1);
    rerender(<ProductCard {...card} onNotify={onNotify} />);
    expect(screen.queryByRole('button', { name: /Сообщить/ })).toBeNull();
  });

  it('ProductCard shows a discount only beside a higher old price', () => {
    const { rerender } = render(<ProductCard {...card} />);
    expect(screen.getByRole('img', { name: /^Скидка 30\s%$/ })).toHaveTextContent('−30 %');
    rerender(<ProductCard {...card} offer={{ price: 840_000, oldPrice: 840_000, sale: 30 }} />);
    expect(screen.queryByRole('img', { name: /Скидка/ })).toBeNull();
  });

  it('ProductCard loads the second picture only when a mouse hovers over the card', () => {
    const images = [...card.images, { src: 'runner-above.svg', alt: 'Сверху' }];
    const { container } = render(<ProductCard {...card} images={images} />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    comeOver('touch');
    expect(container.querySelectorAll('img')).toHaveLength(1);
    comeOver('mouse');
    expect(container.querySelectorAll('img')).toHaveLength(2);
  });

  it('ProductCard opens its sizes by a button, and each size links to the product in that size', async () => {
    render(<ProductCard {...card} sizes={sizes} sizeHrefOf={sizeHrefOf} />);
    const button = screen.getByRole('button', { name: 'Выбрать размер: Кроссовки Runner', expanded: false });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const links = within(await screen.findByRole('list', { name: 'Размеры' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/product/runner?size=41',
      '/product/runner?size=42-5',
    ]);
    expect(screen.getByRole('heading')).not.toContainElement(links[0]!);
    expect(links[1]).toHaveAccessibleName('Размер 42.5');
  });

  it('ProductCard closes its sizes on Escape and on a click outside', async () => {
    render(<ProductCard {...card} sizes={sizes} sizeHrefOf={sizeHrefOf} />);
    const button = screen.getByRole('button');
    await userEvent.click(button);
    await screen.findByRole('list', { name: 'Размеры' });
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Размер 41' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('ProductCard renders its sizes when a mouse hovers over the card', async () => {
    render(<ProductCard {...card} sizes={sizes} sizeHrefOf={sizeHrefOf} />);
    expect(screen.queryByText('42.5')).toBeNull();
    comeOver('mouse');
    expect((await screen.findByText('42.5')).closest('a')).toHaveAttribute('href', '/product/runner?size=42-5');
  });

  it('ProductCard passes the chosen size to onQuickAdd', async () => {
    const onQuickAdd = jest.fn();
    render(<ProductCard {...card} sizes={sizes} sizeHrefOf={sizeHrefOf} onQuickAdd={onQuickAdd} />);
    const opener = screen.getByRole('button', { name: /Выбрать размер/ });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Размер 42.5' }));
    expect(onQuickAdd).toHaveBeenCalledWith(sizes[1]);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('ProductCard calls onSizesOpen instead of showing its sizes when no mouse hovers', () => {
    const onSizesOpen = jest.fn();
    render(<ProductCard {...card} sizes={sizes} onQuickAdd={() => undefined} onSizesOpen={onSizesOpen} />);
    const opener = screen.getByRole('button', { name: /Выбрать размер/ });
    expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    expect(opener).not.toHaveAttribute('aria-expanded');
    // As a finger does: without the events of a mouse that hovers.
    fireEvent.click(opener);
    expect(onSizesOpen).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('list', { name: 'Размеры' })).toBeNull();
  });

  it('ProductCard shows its sizes over the picture when a mouse hovers, whether or not onSizesOpen is given', async () => {
    const onSizesOpen = jest.fn();
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matchMediaOf(query), matches: true }));
    render(<ProductCard {...card} sizes={sizes} onQuickAdd={() => undefined} onSizesOpen={onSizesOpen} />);
    await userEvent.click(screen.getByRole('button', { name: /Выбрать размер/, expanded: false }));
    expect(screen.getByRole('list', { name: 'Размеры' })).toBeInTheDocument();
    expect(onSizesOpen).not.toHaveBeenCalled();
  });

  it('ProductCard reads out the notes of a size together with the size', async () => {
    const noted = [{ id: '38', label: '38', notes: ['8 490 ₽', '14–20 дней'] }, sizes[0]!];
    render(<ProductCard {...card} sizes={noted} onQuickAdd={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: /Выбрать размер/ }));
    expect(await screen.findByRole('button', { name: 'Размер 38 8 490 ₽ 14–20 дней' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Размер 41' })).toBeInTheDocument();
  });

  it('ProductCard says that its price is the lowest when the offer is marked with from', () => {
    const { rerender } = render(<ProductCard {...card} offer={{ price: 840_000, from: true }} />);
    expect(screen.getByText('от 8 400 ₽')).toBeInTheDocument();
    rerender(<ProductCard {...card} offer={{ price: 840_000 }} />);
    expect(screen.getByText('8 400 ₽')).toBeInTheDocument();
  });

  it('ProductCard shows the full name of the only size of a product', async () => {
    render(<ProductCard {...card} sizes={[{ id: 'one', label: 'Один размер' }]} onQuickAdd={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: /Выбрать размер/ }));
    expect(await screen.findByRole('button', { name: 'Размер Один размер' })).toHaveTextContent('Один размер');
    // Columns of 44 px would cut the name on both sides.
    expect(screen.getByRole('list', { name: 'Размеры' }).style.getPropertyValue('--longest')).toBe('11ch');
  });

  it('ProductCard has no quick add without onQuickAdd and size links', () => {
    render(<ProductCard {...card} sizes={sizes} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ProductCard calls onLikedChange with the new state', async () => {
    const onLikedChange = jest.fn();
    render(<ProductCard {...card} liked onLikedChange={onLikedChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'В избранное', pressed: true }));
    expect(onLikedChange.mock.calls).toEqual([[false]]);
  });

  it('ProductCard with parts as children shows only these parts, in their order', () => {
    const { container } = render(
      <ProductCard {...card} onLikedChange={() => undefined}>
        <ProductCard.Price />
        <ProductCard.Name />
        <p>2 цвета</p>
      </ProductCard>,
    );
    const parts = [...container.querySelectorAll('article > *')].map((part) => part.getAttribute('data-part'));
    expect(parts).toEqual(['price', 'heading', null]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ProductCard gives its parts the classes of classNames', () => {
    render(<ProductCard {...card} classNames={{ brand: 'mine', price: 'dear' }} />);
    expect(screen.getByText('Kedrum')).toHaveClass('mine');
    expect(document.querySelector('[data-part="price"]')).toHaveClass('dear');
  });

  it('ProductCard.Price throws an error that names ProductCard when rendered outside a card', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<ProductCard.Price />)).toThrow('ProductCard.Price must stand inside a ProductCard');
  });
});
