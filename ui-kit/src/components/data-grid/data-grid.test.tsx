import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { en } from '../../locale/en.js';
import { LocaleProvider } from '../../locale/locale-provider.js';
import { ColumnChoice, DataGrid, type CellValue, type DataGridColumn, type DataGridProps } from './index.js';

interface Offer {
  id: string;
  name: string;
  price: number | null;
  stock: number;
  state: string;
}

const offers = (count: number): Offer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `o${index}`,
    name: `Кеды ${index}`,
    price: 100_000 + index * 100,
    stock: index,
    state: 'on',
  }));

const columns: readonly DataGridColumn<Offer>[] = [
  { id: 'name', label: 'Товар', cell: ({ name }) => name, sortBy: ({ name }) => name, namesRow: true },
  {
    id: 'price',
    label: 'Цена',
    cell: ({ price }) => (price === null ? '—' : String(price / 100)),
    edit: { kind: 'money', valueOf: ({ price }) => price, min: 100 },
  },
  {
    id: 'stock',
    label: 'Остаток',
    cell: ({ stock }) => stock,
    edit: { kind: 'number', valueOf: ({ stock }) => stock, required: true, isLocked: ({ id }) => id === 'o2' },
  },
  {
    id: 'state',
    label: 'Продажа',
    cell: ({ state }) => (state === 'on' ? 'Продаётся' : 'Снят'),
    edit: {
      kind: 'select',
      valueOf: ({ state }) => state,
      options: [
        { value: 'on', label: 'Продаётся' },
        { value: 'off', label: 'Снят' },
      ],
    },
  },
];

// jsdom has no layout: a frame of 600 pixels, rows of 36.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return this.localName === 'tr' ? 36 : 600;
  });
});

type Refuse = (value: CellValue) => Promise<string | undefined> | string | undefined;

function Kept({ count = 5, refuse, ...props }: Partial<DataGridProps<Offer>> & { count?: number; refuse?: Refuse }) {
  const [rows, setRows] = useState(() => offers(count));
  return (
    <DataGrid
      label="Товары"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      onEdit={async (value, { row, column }) => {
        const refusal = await refuse?.(value);
        if (refusal) return refusal;
        setRows((all) => all.map((one) => (one.id === row.id ? { ...one, [column]: value } : one)));
        return undefined;
      }}
      {...props}
    />
  );
}

const cell = (row: number, column: number) =>
  within(screen.getByRole('grid')).getAllByRole('row')[row + 1]!.querySelectorAll<HTMLElement>('[data-part="cell"]')[
    column
  ]!;
const settled = () => act(async () => undefined);

describe('movement', () => {
  it('DataGrid has one tab stop among its cells, and the arrow keys move it', async () => {
    render(<Kept />);
    expect(screen.getByRole('grid').querySelectorAll('[data-part="cell"][tabindex="0"]')).toHaveLength(1);
    act(() => cell(0, 0).focus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell(1, 1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{ArrowLeft}');
    expect(cell(0, 0)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(cell(4, 3)).toHaveFocus();
    expect(screen.getByRole('grid').querySelectorAll('[data-part="cell"][tabindex="0"]')).toHaveLength(1);
  });

  it('DataGrid moves by j and k and selects by x in any keyboard layout, only with letterKeys', async () => {
    const onSelectedChange = jest.fn();
    const { rerender } = render(<Kept selectable letterKeys onSelectedChange={onSelectedChange} />);
    act(() => cell(0, 0).focus());
    fireEvent.keyDown(cell(0, 0), { key: 'о', code: 'KeyJ' });
    expect(cell(1, 0)).toHaveFocus();
    fireEvent.keyDown(cell(1, 0), { key: 'ч', code: 'KeyX' });
    expect(onSelectedChange).toHaveBeenLastCalledWith(['o1']);
    fireEvent.keyDown(cell(1, 0), { key: 'k', code: 'KeyK' });
    expect(cell(0, 0)).toHaveFocus();
    rerender(<Kept selectable onSelectedChange={onSelectedChange} />);
    fireEvent.keyDown(cell(0, 0), { key: 'j', code: 'KeyJ' });
    expect(cell(0, 0)).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onSelectedChange.mock.lastCall).toEqual([['o1', 'o0']]);
  });

  it('DataGrid renders at most sixty of ten thousand rows, and reaches the last one by keyboard', async () => {
    render(<Kept count={10_000} />);
    const rows = () => screen.getByRole('grid').querySelectorAll('tr');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    expect(rows().length).toBeGreaterThan(10);
    expect(rows().length).toBeLessThanOrEqual(60);
    act(() => cell(0, 0).focus());
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = screen.getByRole('grid').querySelector('[aria-rowindex="10001"]')!;
    expect(last.querySelectorAll('[data-part="cell"]')[3]).toHaveFocus();
    expect(rows().length).toBeLessThanOrEqual(60);
  });

  it('DataGrid calls onEndReached once when the last loaded rows come into view', () => {
    const onEndReached = jest.fn();
    const { rerender } = render(<Kept count={5} total={90} onEndReached={onEndReached} />);
    rerender(<Kept count={5} total={90} onEndReached={onEndReached} />);
    expect(onEndReached).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '91');
  });

  it('DataGrid calls onEndReached again when other rows have come in the place of as many', () => {
    const onEndReached = jest.fn();
    const grid = (rows: Offer[]) => (
      <DataGrid label="Товары" columns={columns} rows={rows} keyOf={({ id }) => id} onEndReached={onEndReached} />
    );
    const { rerender } = render(grid(offers(5)));
    rerender(grid(offers(10).slice(5)));
    expect(onEndReached).toHaveBeenCalledTimes(2);
  });
});

describe('editing', () => {
  it('DataGrid saves a sum in minor units on Enter, and the focus moves down', async () => {
    const refuse = jest.fn<Refuse>();
    render(<Kept refuse={refuse} />);
    act(() => cell(0, 1).focus());
    await userEvent.keyboard('{Enter}');
    const field = screen.getByRole('textbox', { name: 'Цена: Кеды 0' });
    expect(field).toHaveValue('1000');
    expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.keyboard('12 990,50{Enter}');
    expect(refuse.mock.calls).toEqual([[1_299_050]]);
    expect(cell(0, 1)).toHaveTextContent('12990.5');
    expect(cell(1, 1)).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Сохранено: Цена, Кеды 0');
  });

  it('DataGrid puts what is typed down a column into one cell after the other', async () => {
    const refuse = jest.fn<Refuse>();
    render(<Kept count={6} refuse={refuse} letterKeys />);
    act(() => cell(3, 2).focus());
    await userEvent.keyboard('70{Enter}8{Enter}9{Enter}');
    expect([3, 4, 5].map((row) => cell(row, 2).textContent)).toEqual(['70', '8', '9']);
    expect(refuse.mock.calls).toEqual([[70], [8], [9]]);
  });

  it('DataGrid does not begin an edit by a character in a cell that cannot be edited, nor by a shortcut', async () => {
    render(<Kept />);
    act(() => cell(2, 2).focus());
    await userEvent.keyboard('7');
    act(() => cell(3, 2).focus());
    await userEvent.keyboard('{Control>}7{/Control}');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('DataGrid discards an edit on Escape, and saves nothing when the value is unchanged', async () => {
    const refuse = jest.fn<Refuse>();
    render(<Kept refuse={refuse} />);
    act(() => cell(0, 1).focus());
    await userEvent.keyboard('{F2}7{Escape}');
    expect(cell(0, 1)).toHaveFocus();
    expect(cell(0, 1)).toHaveTextContent('1000');
    await userEvent.keyboard('{F2}{Enter}');
    expect(refuse).not.toHaveBeenCalled();
  });

  it('DataGrid moves by Tab to the next editable cell, and back by Shift and Tab', async () => {
    render(<Kept />);
    act(() => cell(1, 3).focus());
    await userEvent.keyboard('{Enter}{Tab}');
    expect(screen.getByRole('textbox', { name: 'Цена: Кеды 2' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(screen.getByRole('combobox', { name: 'Продажа: Кеды 2' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(screen.getByRole('textbox', { name: 'Цена: Кеды 2' })).toHaveFocus();
  });

  it('DataGrid keeps an invalid text in the field of its cell and shows the reason', async () => {
    const refuse = jest.fn<Refuse>();
    render(<Kept refuse={refuse} />);
    await userEvent.click(cell(1, 2));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Нужно значение');
    await userEvent.keyboard('1,5{Enter}');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Нужно целое число');
    await userEvent.click(document.body);
    expect(cell(1, 2)).toHaveTextContent('1,5');
    expect(cell(1, 2)).toHaveAttribute('aria-invalid', 'true');
    expect(refuse).not.toHaveBeenCalled();
    act(() => cell(1, 2).focus());
    await userEvent.keyboard('{Escape}');
    expect(cell(1, 2)).toHaveTextContent('1');
    expect(cell(1, 2)).not.toHaveAttribute('aria-invalid');
  });

  it('DataGrid shows a refused value in its cell with the reason, and allows another edit', async () => {
    render(<Kept refuse={(value) => (value === 3 ? 'Столько забронировано: 4' : undefined)} />);
    await userEvent.click(cell(4, 2));
    await userEvent.keyboard('3{Enter}');
    await waitFor(() => expect(cell(4, 2)).toHaveAccessibleDescription('Столько забронировано: 4'));
    expect(cell(4, 2)).toHaveTextContent('3');
    expect(screen.getByRole('status')).toHaveTextContent('Столько забронировано: 4');
    await userEvent.click(cell(4, 2));
    expect(screen.getByRole('textbox')).toHaveValue('3');
    await userEvent.keyboard('9{Enter}');
    await settled();
    expect(cell(4, 2)).toHaveTextContent(/^9$/);
    expect(cell(4, 2)).not.toHaveAttribute('aria-invalid');
  });

  it('DataGrid marks a value as busy while it is saved, and as not saved when the promise rejects', async () => {
    let fail: (reason: Error) => void = () => undefined;
    render(<Kept refuse={() => new Promise<undefined>((_, reject) => (fail = reject))} />);
    await userEvent.click(cell(0, 3));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'off');
    await userEvent.keyboard('{Enter}');
    expect(cell(0, 3)).toHaveAttribute('aria-busy', 'true');
    expect(cell(0, 3)).toHaveTextContent('Снят');
    await act(async () => fail(new Error('network')));
    expect(cell(0, 3)).not.toHaveAttribute('aria-busy');
    expect(cell(0, 3)).toHaveAccessibleDescription('Не сохранилось: повторите');
  });

  it('DataGrid does not edit locked cells or columns without edit, and Enter there follows the row’s link', async () => {
    const pressed = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <div onClick={pressed}>
        <Kept hrefOf={({ id }) => `#${id}`} />
      </div>,
    );
    act(() => cell(2, 2).focus());
    expect(cell(2, 2)).toHaveAttribute('aria-readonly', 'true');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(within(cell(2, 0)).getByRole('link', { name: 'Кеды 2' })).toHaveAttribute('href', '#o2');
  });

  it('DataGrid reads and writes numbers in the format of its locale', async () => {
    const refuse = jest.fn<Refuse>();
    render(
      <LocaleProvider locale="en-US" currency="USD" messages={en}>
        <Kept refuse={refuse} />
      </LocaleProvider>,
    );
    await userEvent.click(cell(0, 1));
    await userEvent.keyboard('$12,990.50{Enter}');
    expect(refuse.mock.calls).toEqual([[1_299_050]]);
    await userEvent.click(cell(0, 1));
    await userEvent.keyboard('0.5{Enter}');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('At least $1');
  });
});

it('DataGrid announces loading and an empty result', () => {
  const { rerender } = render(<Kept rows={[]} loading />);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем');
  rerender(<Kept rows={[]} />);
  expect(screen.getByRole('gridcell')).toHaveTextContent('Здесь пока ничего нет');
});

it('ColumnChoice reports the shown columns in their order, and cannot hide the column that names the rows', async () => {
  const onValueChange = jest.fn();
  render(<ColumnChoice columns={columns} value={['name', 'stock']} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Колонки' }));
  expect(screen.getAllByRole('checkbox', { hidden: true }).map((box) => (box as HTMLInputElement).checked)).toEqual([
    false,
    true,
    false,
  ]);
  await userEvent.click(screen.getByLabelText('Цена'));
  expect(onValueChange).toHaveBeenCalledWith(['name', 'price', 'stock']);
});
