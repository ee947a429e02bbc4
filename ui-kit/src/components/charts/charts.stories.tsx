import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { BarChart } from './index.js';

const categories = Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 10)}`);
const sold = [184, 132, 97, 121, 168, 240, 263, 171, 129, 118, 140, 176, 251, 298].map((roubles) => roubles * 100_000);
const before = [150, 141, 120, 99, 140, 201, 220, 160, 131, 90, 122, 149, 190, 235].map((roubles) => roubles * 100_000);

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    label: 'Выручка по дням',
    categories,
    daily: true,
    format: 'money',
    series: [{ label: 'Выручка', values: sold }],
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {};

/** The outline around each bar is the same day of the period before. */
export const Compared: Story = {
  args: {
    series: [
      { label: 'Выручка', values: sold },
      { label: 'За две недели до этого', values: before },
    ],
  },
};

/** A few words below each bar. */
export const Words: Story = {
  args: {
    label: 'Заказы по способам доставки',
    categories: ['Курьер', 'Пункт выдачи', 'Почта', 'Самовывоз'],
    daily: false,
    format: 'count',
    series: [{ label: 'Заказов', values: [41, 97, 12, 3] }],
  },
};

/** What was given back may be more than what was paid. */
export const BelowZero: Story = {
  args: { series: [{ label: 'Выручка', values: sold.map((value, index) => (index % 5 === 2 ? -value : value)) }] },
};

/** A number that is unknown has no bar. */
export const Unknown: Story = {
  args: { series: [{ label: 'Выручка', values: sold.map((value, index) => (index > 8 ? null : value)) }] },
};

export const OneUnit: Story = {
  args: {
    label: 'Заказы по дням',
    format: 'count',
    series: [{ label: 'Заказов', values: sold.map((_, at) => at % 2) }],
  },
};

export const Empty: Story = { args: { categories: [], series: [{ label: 'Выручка', values: [] }] } };

/** Arrow keys read the numbers of a day, `Home` and `End` those of the first and of the last one. */
export const Keyboard: Story = {
  ...Compared,
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('slider', { name: 'Выручка по дням' });
    await userEvent.tab();
    await expect(drawing).toHaveFocus();
    await expect(drawing).toHaveAttribute('aria-valuetext', expect.stringMatching(/^23\s+ноября: Выручка 298\s+000/));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByText(/^22\s+ноября$/)[0]).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(drawing).toHaveAttribute('aria-valuenow', '1');
  },
};

/** The numbers as a table, for whoever wants them exactly. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Показать числа таблицей'));
    await expect(canvas.getByRole('table', { name: 'Выручка по дням' })).toBeVisible();
  },
};

export const Phone: Story = { ...Compared, decorators: [atMost(326)], globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { ...Compared, decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Days], 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Days, Compared, Words, BelowZero, Unknown, OneUnit, Empty, Phone]);
