import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { allStates } from '../../testing/all-states.js';
import { Badge } from '../badge/index.js';
import { Facts } from './index.js';

const meta = {
  title: 'Data/Facts',
  component: Facts,
  args: {
    facts: [
      { label: 'Материал верха', value: 'Натуральная замша' },
      { label: 'Подошва', value: 'Резина' },
      { label: 'Уход', value: 'Щётка для замши, водоотталкивающая пропитка' },
    ],
  },
  decorators: [atMost(560)],
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Резина');
  },
};

/** The parts of a price; savings are red. */
export const Sums: Story = {
  args: {
    layout: 'sums',
    facts: [
      { label: 'Скидка от старой цены', value: '−3 000\u00A0₽', reduced: true },
      { label: 'Цена с аккаунтом', value: '9 490\u00A0₽' },
      { label: 'Кешбэк, 1 бонус = 1 ₽', value: <Badge tone="bonus">390 бонусов</Badge> },
    ],
  },
  // Red is what is saved on a price, and nothing else.
  play: async ({ canvas }) => {
    const [saved, byCard] = canvas.getAllByRole('definition').map((value) => getComputedStyle(value).color);
    await expect(saved).not.toBe(byCard);
  },
};

export const LongWords: Story = {
  args: {
    facts: [
      {
        label: 'Достопримечательности высокотехнологичного ассортимента',
        value: 'Достопримечательности высокотехнологичного ассортимента',
      },
    ],
  },
};

export const AllStates: Story = allStates(meta, [Table, Sums, LongWords]);
