import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates, named } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { Steps } from './index.js';

const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  args: {
    label: 'Оформление заказа',
    current: 2,
    steps: [
      { label: 'Корзина', href: '/cart' },
      { label: 'Доставка', href: '/checkout/delivery' },
      { label: 'Оплата', href: '/checkout/payment' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 1 } };

export const Second: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Last: Story = { args: { current: 3 } };

/** Nothing can be changed anymore, so no step is a link. */
export const WithoutLinks: Story = {
  args: { current: 3, steps: [{ label: 'Заказ' }, { label: 'Оплата' }, { label: 'Готово' }] },
};

/** Only the current step shows its label. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongWordsOnPhone: Story = {
  args: {
    steps: [
      { label: 'Выбор', href: '/cart' },
      { label: 'Высокотехнологичная транспортировка' },
      { label: 'Оплата' },
      { label: 'Проверка' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Second].map(named), 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [First, Second, Last, WithoutLinks, LongWordsOnPhone], 'rows');
