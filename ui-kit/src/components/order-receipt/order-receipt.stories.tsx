import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { PrintIcon } from '../../icons/index.js';
import { allStates } from '../../testing/all-states.js';
import { Button } from '../button/index.js';
import { OrderReceipt } from './index.js';

const meta = {
  title: 'Shop/OrderReceipt',
  component: OrderReceipt,
  args: {
    title: 'Чек заказа 1042',
    lines: [
      { name: 'Кеды Court Low', note: '42, белый', sum: 1_299_000 },
      { name: 'Носки Crew', note: '39–42', quantity: 2, sum: 98_000 },
    ],
    sums: [
      { label: 'Товары', value: '13 970 ₽' },
      { label: 'Скидка по промокоду', value: '−1 000 ₽', reduced: true },
      { label: 'Доставка', value: 'Бесплатно' },
    ],
    total: 1_297_000,
  },
  decorators: [atMost(440)],
} satisfies Meta<typeof OrderReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  args: {
    facts: [
      { label: 'Получатель', value: 'Анна Каренина' },
      { label: 'Пункт выдачи', value: 'Казань, улица Баумана, 12' },
      { label: 'Оплата', value: 'Картой' },
    ],
    children: (
      <Button variant="secondary">
        <PrintIcon size={20} />
        Распечатать
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Чек заказа 1042' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const SumsAlone: Story = { args: { title: 'Что в сумме', lines: [] } };

export const Refunded: Story = { args: { refunded: 98_000 } };

export const LongWords: Story = {
  args: {
    lines: [
      {
        name: 'Высокотехнологичные водоотталкивающие кроссовки повышенной износостойкости',
        note: 'Цвет: светло-серо-зелёный, размер 47⅓',
        quantity: 12,
        sum: 155_880_000,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

export const AllStates: Story = allStates(meta, [Whole, SumsAlone, Refunded, LongWords]);
