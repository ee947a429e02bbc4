import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { formatCount } from '../../locale/format-numbers.js';
import { formatPrice } from '../../locale/format-price.js';
import { useLocale } from '../../locale/locale-context.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { ThemeProvider } from '../../theme/theme-provider.js';
import { Stack } from '../stack/index.js';
import { ColumnChoice, DataGrid, type CellValue, type DataGridColumn, type DataGridProps } from './index.js';

interface Offer {
  id: string;
  name: string;
  size: string;
  price: number | null;
  stock: number;
  reserved: number;
  state: string;
}

const words = {
  ru: {
    label: 'Товары',
    headers: { name: 'Товар', size: 'Размер', price: 'Цена', stock: 'Остаток', reserved: 'В брони', state: 'Продажа' },
    names: ['Кеды Court Low', 'Куртка «Северный ветер»', 'Кроссовки Tempo', 'Водоотталкивающая пропитка'],
    states: { on: 'Продаётся', off: 'Снят' },
    reserved: (count: string) => `Не меньше ${count}: столько забронировано`,
  },
  en: {
    label: 'Goods',
    headers: { name: 'Product', size: 'Size', price: 'Price', stock: 'Stock', reserved: 'Reserved', state: 'Sale' },
    names: ['Court Low sneakers', 'North Wind jacket', 'Tempo trainers', 'Water-repellent spray'],
    states: { on: 'On sale', off: 'Off sale' },
    reserved: (count: string) => `At least ${count}: so many are reserved`,
  },
};

const useStoryWords = () => words[useLocale().locale.startsWith('ru') ? 'ru' : 'en'];

const offersOf = (names: readonly string[], count: number): Offer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(1000 + index),
    name: names[index % names.length]!,
    size: String(36 + (index % 10)),
    price: index % 7 === 3 ? null : 129_900 + (index % 40) * 10_000,
    stock: (index * 7) % 23,
    reserved: index % 3,
    state: index % 11 === 5 ? 'off' : 'on',
  }));

interface GoodsProps extends Partial<DataGridProps<Offer>> {
  count?: number;
  shown?: readonly string[];
}

/** Holds the rows, as a page does, and refuses a stock below what is reserved, as a server does. */
function Goods({ count = 12, shown, onEdit, ...props }: GoodsProps) {
  const told = useStoryWords();
  const locale = useLocale();
  const [rows, setRows] = useState(() => offersOf(told.names, count));
  const columns = useMemo((): DataGridColumn<Offer>[] => {
    const all: DataGridColumn<Offer>[] = [
      {
        id: 'name',
        label: told.headers.name,
        cell: ({ name }) => name,
        sortBy: ({ name }) => name,
        namesRow: true,
        edit: { kind: 'text', valueOf: ({ name }) => name, required: true, maxLength: 300 },
      },
      { id: 'size', label: told.headers.size, width: '6rem', cell: ({ size }) => size, sortBy: ({ size }) => size },
      {
        id: 'price',
        label: told.headers.price,
        width: '8rem',
        align: 'end',
        cell: ({ price }) => formatPrice(price, locale),
        sortBy: ({ price }) => price,
        edit: { kind: 'money', valueOf: ({ price }) => price, min: 100 },
      },
      {
        id: 'stock',
        label: told.headers.stock,
        width: '7rem',
        align: 'end',
        cell: ({ stock }) => formatCount(stock, locale),
        sortBy: ({ stock }) => stock,
        edit: { kind: 'number', valueOf: ({ stock }) => stock, required: true, max: 100_000 },
      },
      {
        id: 'reserved',
        label: told.headers.reserved,
        width: '7rem',
        align: 'end',
        cell: ({ reserved }) => formatCount(reserved, locale),
      },
      {
        id: 'state',
        label: told.headers.state,
        width: '9rem',
        cell: ({ state }) => told.states[state as 'on' | 'off'],
        edit: {
          kind: 'select',
          valueOf: ({ state }) => state,
          options: Object.entries(told.states).map(([value, label]) => ({ value, label })),
        },
      },
    ];
    return all.filter(({ id }) => !shown || shown.includes(id));
  }, [told, locale, shown]);

  const save = async (value: CellValue, cell: { row: Offer; column: string }) => {
    onEdit?.(value, cell);
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (cell.column === 'stock' && Number(value) < cell.row.reserved)
      return told.reserved(formatCount(cell.row.reserved, locale));
    setRows((all) => all.map((row) => (row === cell.row ? { ...row, [cell.column]: value } : row)));
    return undefined;
  };

  return (
    <DataGrid
      label={told.label}
      maxHeight="24rem"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ name, size }) => `${name}, ${size}`}
      {...props}
      onEdit={save}
    />
  );
}

const meta = {
  title: 'Data/DataGrid',
  component: Goods,
  args: { onEdit: fn(), onSelectedChange: fn() },
} satisfies Meta<typeof Goods>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Selectable: Story = { args: { selectable: true, defaultSelected: ['1001', '1002'] } };

/** `Enter` edits and saves, `Tab` goes on to the next cell, `Escape` takes back. */
export const Keyboard: Story = {
  args: { selectable: true, letterKeys: true },
  play: async ({ args, canvas }) => {
    canvas.getAllByRole('rowheader')[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'Цена: Кеды Court Low, 36' });
    await expect(field).toHaveValue('1299');
    await userEvent.keyboard('1 450{Tab}');
    await expect(args.onEdit).toHaveBeenLastCalledWith(145_000, expect.objectContaining({ column: 'price' }));
    await expect(canvas.getByRole('textbox', { name: 'Остаток: Кеды Court Low, 36' })).toHaveFocus();
    await userEvent.keyboard('7{Escape}');
    await expect(await canvas.findByRole('gridcell', { name: /^1.450.₽$/ })).toBeVisible();
    await userEvent.keyboard('jx');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['1001']);
  },
};

/** What is wrong stands at its cell, whether the grid or the server found it. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const cell = canvas.getAllByRole('row')[3]!.querySelectorAll<HTMLElement>('[data-part="cell"]')[3]!;
    await userEvent.click(cell);
    await userEvent.keyboard('{Control>}a{/Control}много{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Нужно целое число');
    await userEvent.keyboard('{Control>}a{/Control}1{Enter}');
    await waitFor(() => expect(cell).toHaveAccessibleDescription('Не меньше 2: столько забронировано'));
    cell.focus();
    await expect(cell).toHaveTextContent('1');
  },
};

/** Ten thousand rows, of which the document has at most sixty. */
export const TenThousand: Story = {
  args: { count: 10_000, selectable: true },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    const region = grid.parentElement!;
    for (const part of [0.1, 0.5, 0.9, 1]) {
      region.scrollTop = region.scrollHeight * part;
      await waitFor(() => expect(grid.querySelectorAll('tbody tr[aria-rowindex]').length).toBeGreaterThan(8));
      await expect(grid.querySelectorAll('tr').length).toBeLessThanOrEqual(60);
    }
    await waitFor(() => expect(grid.querySelector('[aria-rowindex="10001"]')).not.toBeNull(), { timeout: 5000 });
  },
};

/** The columns to show are kept by the caller. */
export const Columns: Story = {
  render: function WithChoice(args) {
    const told = useStoryWords();
    const all = Object.entries(told.headers).map(([id, label]) => ({ id, label, namesRow: id === 'name' }));
    const [shown, setShown] = useState<readonly string[]>(['name', 'size', 'price', 'stock']);
    return (
      <Stack gap={3}>
        <div>
          <ColumnChoice columns={all} value={shown} onValueChange={setShown} />
        </div>
        <Goods {...args} shown={shown} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'В брони' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Колонки' }));
    const panel = document.querySelector<HTMLElement>('[role="dialog"]')!;
    await userEvent.click([...panel.querySelectorAll('label')].find((label) => label.textContent === 'В брони')!);
    await expect(canvas.getByRole('columnheader', { name: 'В брони' })).toBeInTheDocument();
  },
};

export const Compact: Story = {
  args: { selectable: true, defaultSelected: ['1001'] },
  decorators: [
    (Story) => (
      <ThemeProvider scoped density="compact">
        <Story />
      </ThemeProvider>
    ),
  ],
};

export const Linked: Story = { args: { hrefOf: ({ id }) => `#goods-${id}`, shown: ['name', 'size', 'price'] } };

export const Loading: Story = { args: { loading: true, rows: [], selectable: true } };

export const Empty: Story = { args: { rows: [], selectable: true } };

/** On narrow screens the grid scrolls sideways. */
export const Phone: Story = { args: { selectable: true }, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { args: { selectable: true }, decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Selectable], 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Selectable, Compact, Linked, Loading, Empty], 'rows');
