import type { Meta, StoryObj } from '@storybook/react-vite';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { LineChart } from './index.js';

const start = Date.UTC(2026, 7, 26);
const categories = Array.from({ length: 90 }, (_, index) =>
  new Date(start + index * 86_400_000).toISOString().slice(0, 10),
);
/** More at weekends, and a little more each week. */
const sold = categories.map((_, index) => 4 + ((index * 7) % 5) + (index % 7 > 4 ? 9 : 0) + Math.floor(index / 9));

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  args: { label: 'Заказы по дням', categories, daily: true, series: [{ label: 'Заказов', values: sold }] },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {};

/** The dashed line is the period before. */
export const Compared: Story = {
  args: {
    series: [
      { label: 'Заказов', values: sold },
      { label: 'Годом раньше', values: sold.map((value, index) => Math.round(value * 0.7) + (index % 3)) },
    ],
  },
};

/** The line breaks where a number is unknown; one between two such is a dot. */
export const Gaps: Story = {
  args: {
    series: [
      {
        label: 'Заказов',
        values: sold.map((value, index) => ((index > 30 && index < 45) || index === 60 || index === 62 ? null : value)),
      },
    ],
  },
};

export const Phone: Story = { ...Compared, decorators: [atMost(326)], globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { ...Compared, decorators: [rightToLeft] };

export const AllStates: Story = allStates(meta, [Days, Compared, Gaps, Phone]);
