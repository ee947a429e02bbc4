import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchPanel, SearchPopup, type FoundGoods } from './index.js';

const nothing = () => undefined;
const goods: readonly FoundGoods[] = [
  { href: '/product/a', name: 'Ridge', brand: 'Nordvik', image: null, price: 899_000 },
  { href: '/product/b', name: 'Court', image: null, price: null },
];
const search = { action: '/search', query: '', onQueryChange: nothing, resultsHref: '/search?query=ridge' };
const past = [{ value: 'замша', href: '/search?query=замша' }];

describe('SearchPanel', () => {
  it('SearchPanel shows history and recently viewed products while nothing is typed', async () => {
    const onHistoryClear = jest.fn();
    render(
      <SearchPanel {...search} query=" " history={past} recent={goods} found={goods} onHistoryClear={onHistoryClear} />,
    );
    expect(screen.getByText('Начните вводить поисковой запрос')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Недавно смотрели' })).toHaveTextContent('Нет в наличии');
    expect(screen.getByRole('link', { name: 'замша' })).toHaveAttribute('href', '/search?query=замша');
    await userEvent.click(screen.getByRole('button', { name: 'Очистить историю' }));
    expect(onHistoryClear).toHaveBeenCalledTimes(1);
  });

  it('SearchPanel removes one query from the history', async () => {
    const onHistoryRemove = jest.fn();
    render(<SearchPanel {...search} history={past} onHistoryRemove={onHistoryRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Убрать «замша» из истории' }));
    expect(onHistoryRemove).toHaveBeenCalledWith('замша');
  });

  it('SearchPanel shows popular queries and products when nothing was viewed or found', () => {
    const popular = { popularQueries: [{ value: 'кеды', href: '/search?query=кеды' }], popularGoods: goods };
    const { rerender } = render(<SearchPanel {...search} {...popular} />);
    expect(screen.getByText('Часто ищут')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Чаще всего берут' })).toHaveTextContent('Nordvik');
    rerender(<SearchPanel {...search} {...popular} recent={goods.slice(1)} />);
    expect(screen.queryByText('Чаще всего берут')).toBeNull();
    rerender(<SearchPanel {...search} {...popular} query="ridge" found={goods} />);
    expect(screen.queryByText('Часто ищут')).toBeNull();
    rerender(<SearchPanel {...search} {...popular} query="ъъ" />);
    expect(screen.getByRole('link', { name: 'кеды' })).toHaveAttribute('href', '/search?query=кеды');
    expect(screen.getByRole('region', { name: 'Чаще всего берут' })).toHaveTextContent('Nordvik');
  });

  it('SearchPanel puts the cursor after the query, and typing on a result returns the focus to the field', async () => {
    const typed = jest.fn();
    render(<SearchPanel {...search} query="ridge" onQueryChange={typed} found={goods} />);
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field.selectionStart).toBe(5);
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(field).not.toHaveFocus();
    await userEvent.keyboard('s');
    expect(field).toHaveFocus();
    expect(typed).toHaveBeenCalledWith('ridges');
  });

  it('SearchPanel shows the note of a search answer only when there is one', () => {
    const { rerender } = render(<SearchPanel {...search} query="ridge" found={goods} note="Вот похожее" />);
    expect(screen.getByText('Вот похожее')).toBeInTheDocument();
    rerender(<SearchPanel {...search} query="ridge" found={goods} note="Вот похожее" status="loading" />);
    expect(screen.queryByText('Вот похожее')).toBeNull();
  });

  it('SearchPanel shows suggestions, products and a link to all results once a query is typed', () => {
    const suggestions = [{ kind: 'brand' as const, label: 'Nordvik', href: '/brands/nordvik' }];
    render(
      <SearchPanel {...search} query="ridge" suggestions={suggestions} recent={goods} found={goods} total={128} />,
    );
    expect(screen.getByRole('link', { name: 'Nordvik Бренд' })).toHaveAttribute('href', '/brands/nordvik');
    expect(screen.getByRole('region', { name: 'Найдено 128' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Найдено: 128 товаров');
    expect(screen.getByRole('link', { name: 'Результаты поиска' })).toHaveAttribute('href', '/search?query=ridge');
    expect(screen.queryByText('Недавно смотрели')).toBeNull();
  });

  it('SearchPanel writes «от» before the price of a product whose other offers cost more', () => {
    const found = goods.map((thing) => ({ ...thing, price: 222_100 }));
    render(<SearchPanel {...search} query="ridge" found={[{ ...found[0]!, from: true }, found[1]!]} />);
    const texts = screen.getAllByText(/2\s221/).map((price) => price.textContent!.replace(/\s/g, ' '));
    expect(texts).toEqual(['Цена от 2 221 ₽', 'Цена 2 221 ₽']);
  });

  it('SearchPanel cycles by arrow keys through the results of all groups', async () => {
    const suggestions = [{ kind: 'product' as const, label: 'Ridge', href: '/product/a' }];
    render(
      <SearchPanel {...search} query="ridge" suggestions={suggestions} history={past} found={goods.slice(0, 1)} />,
    );
    const field = screen.getByRole('searchbox');
    field.focus();
    const visited: (string | null)[] = [];
    for (let step = 0; step < 5; step += 1) {
      await userEvent.keyboard('{ArrowDown}');
      visited.push(document.activeElement?.getAttribute('href') ?? null);
    }
    expect(visited).toEqual(['/product/a', '/product/a', '/search?query=ridge', '/search?query=замша', null]);
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: 'замша' })).toHaveFocus();
  });

  it('SearchPanel says that nothing was found, or that the search failed', async () => {
    const onRetry = jest.fn();
    const { rerender } = render(<SearchPanel {...search} query="ъъ" />);
    expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');
    rerender(<SearchPanel {...search} query="ъъ" status="failed" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Поиск не отвечает');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('SearchPanel removes an understood filter by onUnderstoodRemove or by its link', async () => {
    const onUnderstoodRemove = jest.fn();
    const understood = [{ id: 'colour:black', label: 'Чёрный', href: '/search?query=ridge' }];
    render(
      <SearchPanel {...search} query="чёрные ridge" understood={understood} onUnderstoodRemove={onUnderstoodRemove} />,
    );
    const chip = screen.getByRole('link', { name: 'Убрать фильтр «Чёрный»' });
    expect(chip).toHaveAttribute('href', '/search?query=ridge');
    await userEvent.click(chip);
    expect(onUnderstoodRemove).toHaveBeenCalledWith('colour:black');
  });

  it('SearchPanel submits the trimmed query, and never an empty one', async () => {
    const onSubmit = jest.fn();
    const { rerender } = render(<SearchPanel {...search} query="  " onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Найти' }));
    rerender(<SearchPanel {...search} query=" ridge " onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Найти' }));
    expect(onSubmit.mock.calls).toEqual([['ridge']]);
  });
});

describe('SearchPopup', () => {
  it('SearchPopup is a named dialog with the focus in its field, and renders nothing while closed', async () => {
    const { rerender } = render(<SearchPopup {...search} open onOpenChange={nothing} className="from-outside" />);
    expect(screen.getByRole('dialog', { name: 'Поиск товаров' })).toHaveClass('from-outside');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    rerender(<SearchPopup {...search} open={false} onOpenChange={nothing} />);
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  });

  it('SearchPopup closes on one Escape, whatever query is typed', async () => {
    const onOpenChange = jest.fn();
    render(<SearchPopup {...search} query="ridge" open onOpenChange={onOpenChange} />);
    await userEvent.type(screen.getByRole('searchbox'), '{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
