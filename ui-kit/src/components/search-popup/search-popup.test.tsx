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
  it('has the history and what was looked at while nothing is typed', async () => {
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

  it('takes one query out of the history', async () => {
    const onHistoryRemove = jest.fn();
    render(<SearchPanel {...search} history={past} onHistoryRemove={onHistoryRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Убрать «замша» из истории' }));
    expect(onHistoryRemove).toHaveBeenCalledWith('замша');
  });

  it('offers what others ask and take to whoever has looked at nothing, and where nothing is found', () => {
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

  it('goes on at the end of what was typed before, and takes who types on back to the field', async () => {
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

  it('says what is to be said of an answer, once there is one', () => {
    const { rerender } = render(<SearchPanel {...search} query="ridge" found={goods} note="Вот похожее" />);
    expect(screen.getByText('Вот похожее')).toBeInTheDocument();
    rerender(<SearchPanel {...search} query="ridge" found={goods} note="Вот похожее" status="loading" />);
    expect(screen.queryByText('Вот похожее')).toBeNull();
  });

  it('has suggestions, goods and the way to all of them once something is typed', () => {
    const suggestions = [{ kind: 'brand' as const, name: 'Nordvik', href: '/brands/nordvik' }];
    render(
      <SearchPanel {...search} query="ridge" suggestions={suggestions} recent={goods} found={goods} total={128} />,
    );
    expect(screen.getByRole('link', { name: 'Nordvik Бренд' })).toHaveAttribute('href', '/brands/nordvik');
    expect(screen.getByRole('region', { name: 'Найдено 128' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Найдено: 128 товаров');
    expect(screen.getByRole('link', { name: 'Результаты поиска' })).toHaveAttribute('href', '/search?query=ridge');
    expect(screen.queryByText('Недавно смотрели')).toBeNull();
  });

  it('walks by the arrows through every group and round again', async () => {
    const suggestions = [{ kind: 'product' as const, name: 'Ridge', href: '/product/a' }];
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

  it('says that there is nothing, and that nobody answers', async () => {
    const onRetry = jest.fn();
    const { rerender } = render(<SearchPanel {...search} query="ъъ" />);
    expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');
    rerender(<SearchPanel {...search} query="ъъ" status="failed" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Поиск не отвечает');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('takes a part out of the query in place, or by its link', async () => {
    const onForget = jest.fn();
    const understood = [{ id: 'colour:black', name: 'Чёрный', href: '/search?query=ridge' }];
    render(<SearchPanel {...search} query="чёрные ridge" understood={understood} onForget={onForget} />);
    const chip = screen.getByRole('link', { name: 'Убрать фильтр «Чёрный»' });
    expect(chip).toHaveAttribute('href', '/search?query=ridge');
    await userEvent.click(chip);
    expect(onForget).toHaveBeenCalledWith('colour:black');
  });

  it('sends what is typed, trimmed, and nothing that is empty', async () => {
    const onSearch = jest.fn();
    const { rerender } = render(<SearchPanel {...search} query="  " onSearch={onSearch} />);
    await userEvent.click(screen.getByRole('button', { name: 'Найти' }));
    rerender(<SearchPanel {...search} query=" ridge " onSearch={onSearch} />);
    await userEvent.click(screen.getByRole('button', { name: 'Найти' }));
    expect(onSearch.mock.calls).toEqual([['ridge']]);
  });
});

describe('SearchPopup', () => {
  it('is a dialog with its name and the focus in its field, and nothing while it is closed', async () => {
    const { rerender } = render(<SearchPopup {...search} open onOpenChange={nothing} className="from-outside" />);
    expect(screen.getByRole('dialog', { name: 'Поиск товаров' })).toHaveClass('from-outside');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    rerender(<SearchPopup {...search} open={false} onOpenChange={nothing} />);
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  });

  it('closes by one Escape, whatever is typed', async () => {
    const onOpenChange = jest.fn();
    render(<SearchPopup {...search} query="ridge" open onOpenChange={onOpenChange} />);
    await userEvent.type(screen.getByRole('searchbox'), '{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
