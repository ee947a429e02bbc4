import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchPanel, SearchPopup, type FoundGoods } from './index.js';

const nothing = () => undefined;
const goods: readonly FoundGoods[] = [
  { href: '/product/a', name: 'Ridge', brand: 'Nordvik', image: null, price: 899_000 },
  { href: '/product/b', name: 'Court', image: null, price: null },
];
const search = { action: '/search', query: '', onQueryChange: nothing, resultsHref: '/search?query=ridge' };
const past = [{ value: 'замша', href: '/search?query=замша' }];

// jsdom has no top layer.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = nothing;
});

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
  it('is a dialog with its name, and nothing while it is closed', () => {
    const { rerender } = render(<SearchPopup {...search} open onOpenChange={nothing} className="from-outside" />);
    expect(screen.getByRole('dialog', { name: 'Поиск товаров' })).toHaveClass('from-outside');
    expect(screen.getByRole('searchbox')).toHaveAttribute('autofocus');
    rerender(<SearchPopup {...search} open={false} onOpenChange={nothing} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
