import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { formatDay } from '../../locale/format-dates.js';
import { formatPrice } from '../../locale/format-price.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { ThemeProvider } from '../../theme/theme-provider.js';
import { Button } from '../button/index.js';
import { EmptyState } from '../empty-state/index.js';
import { DataTable, type DataTableColumn, type DataTableProps } from './index.js';

interface Purchase {
  id: string;
  what: string;
  date: string;
  bonuses: number | null;
  sum: number;
}

const rows: readonly Purchase[] = [
  { id: '1042', what: 'Кеды Court Low', date: '2026-11-02', bonuses: 390, sum: 1_299_000 },
  { id: '1039', what: 'Куртка «Северный ветер»', date: '2026-10-17', bonuses: 1200, sum: 3_999_000 },
  { id: '1018', what: 'Кроссовки Tempo', date: '2026-09-03', bonuses: null, sum: 849_000 },
  { id: '0997', what: 'Высокотехнологичная водоотталкивающая пропитка', date: '2026-07-21', bonuses: 35, sum: 119_000 },
];

const columns: readonly DataTableColumn<Purchase>[] = [
  { id: 'id', label: 'Заказ', cell: ({ id }) => id },
  { id: 'what', label: 'Товар', cell: ({ what }) => what, sortBy: ({ what }) => what, namesRow: true },
  { id: 'date', label: 'Дата', cell: ({ date }) => formatDay(date), sortBy: ({ date }) => date },
  {
    id: 'bonuses',
    label: 'Бонусы',
    cell: ({ bonuses }) => bonuses ?? '—',
    sortBy: ({ bonuses }) => bonuses,
    align: 'end',
  },
  { id: 'sum', label: 'Сумма', cell: ({ sum }) => formatPrice(sum), sortBy: ({ sum }) => sum, align: 'end' },
];

const sumOf = (sums: readonly number[]) => sums.reduce((total, sum) => total + sum, 0);
const withTotals = columns.map((column) => {
  if (column.id === 'bonuses') return { ...column, total: sumOf(rows.map(({ bonuses }) => bonuses ?? 0)) };
  return column.id === 'sum' ? { ...column, total: formatPrice(sumOf(rows.map(({ sum }) => sum))) } : column;
});

const many: readonly Purchase[] = Array.from({ length: 30 }, (_, index) => ({
  ...rows[index % 4]!,
  id: String(2000 + index),
}));

const meta = {
  title: 'Data/DataTable',
  component: DataTable,
  args: {
    label: 'Покупки',
    columns,
    rows,
    keyOf: ({ id }) => id,
    nameOf: ({ what }) => what,
    onSortChange: fn(),
    onSelectedChange: fn(),
  },
} satisfies Meta<typeof DataTable<Purchase>>;

export default meta;
type Story = StoryObj<DataTableProps<Purchase>>;

export const Regular: Story = {};

export const Sorted: Story = { args: { defaultSort: { column: 'sum', descending: true } } };

/** The order belongs to the caller: a heading only requests another one. */
export const SortedByCaller: Story = {
  args: { sort: { column: 'date' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сумма' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'sum', descending: false });
    await expect(canvas.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

export const Selectable: Story = { args: { selectable: true, defaultSelected: ['1039'] } };

export const WithTotals: Story = { args: { columns: withTotals } };

/** `Tab` reaches headings and checkboxes, `Enter` sorts, `Space` selects. */
export const Keyboard: Story = {
  args: { selectable: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const all = canvas.getByRole('checkbox', { name: 'Выбрать все' });
    await expect(all).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Товар' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Товар' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('status')).toHaveTextContent('Отсортировано: Товар, по возрастанию');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Высокотехнологичная');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /пропитка/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['0997']);
    await expect(all).toBePartiallyChecked();
  },
};

/** The head stays while the rows scroll, and the arrow keys scroll them. */
export const StickyHead: Story = {
  args: { rows: many, maxHeight: '320px' },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Покупки' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTop = 400;
    const head = canvas.getByRole('columnheader', { name: 'Товар' });
    await waitFor(() =>
      expect(Math.round(head.getBoundingClientRect().top - region.getBoundingClientRect().top)).toBe(0),
    );
  },
};

/** The rows of one page come from the server, which also sorts them. */
export const Pages: Story = {
  args: { pages: { page: 2, size: 4, total: 118, hrefOf: (page) => `#page-${page}` } },
};

/** All rows are given, and the table shows one page of them. */
export const PagesOfOwnRows: Story = {
  args: { rows: many, defaultSort: { column: 'sum' }, pages: { page: 4, size: 8, hrefOf: (page) => `#page-${page}` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('25–30 из 30')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
  },
};

export const Compact: Story = {
  args: { selectable: true, defaultSelected: ['1039'] },
  decorators: [
    (Story) => (
      <ThemeProvider scoped density="compact">
        <Story />
      </ThemeProvider>
    ),
  ],
};

export const Loading: Story = { args: { loading: true, selectable: true } };

export const Empty: Story = { args: { rows: [], selectable: true } };

export const OwnEmpty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="Покупок ещё не было" actions={<Button>Посмотреть новинки</Button>}>
        Заказы и бонусы за них появятся здесь
      </EmptyState>
    ),
  },
};

/** On narrow screens each row is a card. */
export const Phone: Story = {
  args: { columns: withTotals, selectable: true, defaultSelected: ['1039'] },
  globals: { viewport: { value: 'phone' } },
};

/** The table's width counts, not the screen's: in a narrow column of a desktop rows are cards too. */
export const InNarrowColumn: Story = {
  decorators: [
    (Story) => (
      <div css={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('rowheader');
    await expect(first!.getBoundingClientRect().width).toBeGreaterThan(200);
    await expect(second!.getBoundingClientRect().top - first!.getBoundingClientRect().top).toBeGreaterThan(100);
  },
};

/** Instead of cards, the table scrolls sideways. */
export const PhoneScroll: Story = {
  args: { onPhone: 'scroll' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Покупки' })).toHaveAttribute('tabindex', '0');
  },
};

export const HiddenCaption: Story = { args: { labelHidden: true } };

export const RightToLeft: Story = { args: { selectable: true }, decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Selectable], 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Selectable, WithTotals, Pages, Compact, Loading, OwnEmpty], 'rows');
