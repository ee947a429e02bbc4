import { jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LocaleProvider } from '../../locale/locale-provider.js';
import { DataTable, type DataTableColumn, type DataTableProps } from './index.js';

interface Payment {
  id: string;
  shop: string;
  sum: number | null;
}

const rows: readonly Payment[] = [
  { id: 'a', shop: 'Ёлка', sum: 1290 },
  { id: 'b', shop: 'Яуза', sum: null },
  { id: 'c', shop: 'Жуковка', sum: 700 },
  { id: 'd', shop: 'Ель 10', sum: 90 },
  { id: 'e', shop: 'Ель 9', sum: 1290 },
];
const columns: readonly DataTableColumn<Payment>[] = [
  { id: 'shop', label: 'Магазин', cell: ({ shop }) => shop, sortBy: ({ shop }) => shop },
  { id: 'sum', label: 'Сумма', cell: ({ sum }) => sum, sortBy: ({ sum }) => sum, align: 'end' },
  { id: 'note', label: 'Заметка', cell: () => '—' },
];
const own: DataTableProps<Payment> = {
  label: 'Платежи',
  columns,
  rows,
  keyOf: ({ id }) => id,
  nameOf: ({ shop }) => shop,
};

const ids = () =>
  screen.getAllByRole('rowheader').map((cell) => rows.find(({ shop }) => shop === cell.textContent)?.id ?? '');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.getByRole('columnheader', { name });
const tick = (name: string) => screen.getByRole('checkbox', { name });

it('DataTable sorts text by the language’s alphabet: ascending, descending, unsorted', async () => {
  const onSortChange = jest.fn();
  render(<DataTable {...own} onSortChange={onSortChange} />);
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(heading('Магазин')).toHaveAttribute('aria-sort', 'none');
  await press('Магазин');
  expect(ids()).toEqual(['a', 'e', 'd', 'c', 'b']);
  expect(heading('Магазин')).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('status')).toHaveTextContent('Отсортировано: Магазин, по возрастанию');
  await press('Магазин');
  expect(ids()).toEqual(['b', 'c', 'd', 'e', 'a']);
  expect(heading('Магазин')).toHaveAttribute('aria-sort', 'descending');
  await press('Магазин');
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(screen.getByRole('status')).toHaveTextContent('Сортировка снята');
  expect(onSortChange.mock.calls).toEqual([
    [{ column: 'shop', descending: false }],
    [{ column: 'shop', descending: true }],
    [null],
  ]);
});

it('DataTable sorts numbers by value, keeps the order of equal ones and puts unknown ones last', async () => {
  render(<DataTable {...own} defaultSort={{ column: 'sum' }} />);
  expect(ids()).toEqual(['d', 'c', 'a', 'e', 'b']);
  await press('Сумма');
  expect(ids()).toEqual(['a', 'e', 'c', 'd', 'b']);
  expect(screen.queryByRole('button', { name: 'Заметка' })).not.toBeInTheDocument();
  expect(heading('Заметка')).not.toHaveAttribute('aria-sort');
});

it('DataTable reports a new sort order to a caller that controls the sorting', async () => {
  const onSortChange = jest.fn();
  const { rerender } = render(<DataTable {...own} sort={null} onSortChange={onSortChange} />);
  await press('Сумма');
  expect(onSortChange.mock.calls).toEqual([[{ column: 'sum', descending: false }]]);
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
  rerender(<DataTable {...own} sort={{ column: 'sum', descending: true }} onSortChange={onSortChange} />);
  expect(ids()).toEqual(['a', 'e', 'c', 'd', 'b']);
});

it('DataTable selects one row, a range or all rows, and shows a partial selection', async () => {
  const onSelectedChange = jest.fn<(selected: string[]) => void>();
  render(<DataTable {...own} selectable defaultSelected={['b']} onSelectedChange={onSelectedChange} />);
  const last = () => [...onSelectedChange.mock.lastCall![0]].sort();
  const all = tick('Выбрать все');
  expect(all).toBePartiallyChecked();
  await userEvent.click(tick('Выбрать: Ёлка'));
  expect(last()).toEqual(['a', 'b']);
  fireEvent.click(tick('Выбрать: Ель 10'), { shiftKey: true });
  expect(last()).toEqual(['a', 'b', 'c', 'd']);
  await userEvent.click(all);
  expect(last()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(all).toBeChecked();
  expect(all).not.toBePartiallyChecked();
  await userEvent.click(all);
  expect(last()).toEqual([]);
});

it('DataTable reports a new selection to a caller that controls the selection', async () => {
  const onSelectedChange = jest.fn();
  render(<DataTable {...own} selectable selected={['c']} onSelectedChange={onSelectedChange} />);
  await userEvent.click(tick('Выбрать: Жуковка'));
  expect(onSelectedChange.mock.calls).toEqual([[[]]]);
  expect(tick('Выбрать: Жуковка')).toBeChecked();
});

it('DataTable shows a page of sorted rows, and selecting the page keeps rows selected on other pages', async () => {
  const onSelectedChange = jest.fn<(selected: string[]) => void>();
  const page = (number: number) => (
    <DataTable
      {...own}
      defaultSort={{ column: 'sum' }}
      selectable
      defaultSelected={['d']}
      onSelectedChange={onSelectedChange}
      pages={{ page: number, size: 2, hrefOf: (to) => `/payments?page=${to}` }}
    />
  );
  const { rerender } = render(page(2));
  expect(ids()).toEqual(['a', 'e']);
  expect(screen.getByText('3–4 из 5')).toBeInTheDocument();
  expect(tick('Выбрать все')).not.toBePartiallyChecked();
  await userEvent.click(tick('Выбрать все'));
  expect([...onSelectedChange.mock.lastCall![0]].sort()).toEqual(['a', 'd', 'e']);
  const links = within(screen.getByRole('navigation', { name: 'Страницы: Платежи' }));
  expect(links.getByRole('link', { name: /1/ })).toHaveAttribute('href', '/payments?page=1');
  rerender(page(3));
  expect(ids()).toEqual(['b']);
  expect(screen.getByText('5–5 из 5')).toBeInTheDocument();
});

it('DataTable leaves sorting and paging to the server when the total is passed', async () => {
  const onSortChange = jest.fn();
  const pages = { page: 9, size: 5, total: 1200, hrefOf: (to: number) => `?page=${to}` };
  render(<DataTable {...own} pages={pages} onSortChange={onSortChange} />);
  await press('Сумма');
  expect(onSortChange.mock.calls).toEqual([[{ column: 'sum', descending: false }]]);
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(screen.getByText('41–45 из 1 200')).toBeInTheDocument();
});

it('DataTable shows column totals in a named row', () => {
  const summed = columns.map((column) => (column.id === 'sum' ? { ...column, total: 3370 } : column));
  render(<DataTable {...own} columns={summed} />);
  const foot = within(screen.getAllByRole('row').at(-1)!);
  expect(foot.getByRole('rowheader')).toHaveTextContent('Итого');
  expect(foot.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['3370', '']);
});

it('DataTable announces loading and an empty result', () => {
  const { rerender } = render(<DataTable {...own} loading />);
  expect(screen.getByRole('table', { name: 'Платежи' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем');
  expect(screen.queryByText('Ёлка')).not.toBeInTheDocument();
  rerender(<DataTable {...own} rows={[]} selectable />);
  expect(screen.getByRole('cell')).toHaveTextContent('Здесь пока ничего нет');
  expect(tick('Выбрать все')).toBeDisabled();
  rerender(<DataTable {...own} rows={[]} empty="Платежей ещё не было" />);
  expect(screen.getByRole('cell')).toHaveTextContent('Платежей ещё не было');
});

it('DataTable uses the words of its locale', async () => {
  render(
    <LocaleProvider locale="en-US" messages={{ dataTable: { selectRow: (name) => `Take ${name}` } }}>
      <DataTable {...own} selectable />
    </LocaleProvider>,
  );
  expect(tick('Take Ёлка')).toBeInTheDocument();
});

it('DataTable reads cells, row names and sort order by keys of its rows, whose values may be nodes', async () => {
  const link = { id: 'a', shop: <a href="/a">Ёлка</a>, sum: 1290 };
  render(
    <DataTable
      label="Оплаты"
      columns={[
        { id: 'shop', label: 'Магазин' },
        { id: 'sum', label: 'Сумма', sortBy: 'sum' },
      ]}
      rows={[link, { id: 'b', shop: 'Яуза', sum: 700 }]}
      keyOf="id"
      selectable
    />,
  );
  expect(screen.getByRole('link', { name: 'Ёлка' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /\bb\b/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Сумма/ }));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Яуза', 'Ёлка']);
});
