import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { RadioGroup } from './index.js';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Как доставить',
    options: [
      { value: 'pickup', label: 'Пункт выдачи', note: '24 ноября, 6 пунктов рядом', aside: 'бесплатно' },
      { value: 'courier', label: 'Курьер', note: '24–\u206025 ноября, с 10 до 21', aside: '390\u00A0₽' },
      { value: 'post', label: 'Почта', note: 'Сюда не доставляет', disabled: true },
    ],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Курьер'));
    await expect(canvas.getByRole('radio', { name: /Курьер/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('courier');
  },
};

export const Chosen: Story = { args: { defaultValue: 'pickup' } };

/** The arrow keys skip disabled options. */
export const Keyboard: Story = {
  args: { defaultValue: 'courier' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Пункт выдачи/ })).toBeChecked();
  },
};

export const Plain: Story = {
  args: { label: 'Пол', options: ['Женский', 'Мужской'].map((label) => ({ value: label, label })) },
};

/** In a form that is as wide as its content, labels stay beside their radio buttons. */
export const AsWideAsItsWords: Story = {
  ...Plain,
  decorators: [
    (Story) => (
      <div css={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('radio', { name: 'Женский' }).getBoundingClientRect();
    await expect(canvas.getByText('Женский').getBoundingClientRect().top).toBeLessThan(mark.bottom);
  },
};

export const WithError: Story = { args: { error: 'Выберите, как доставить заказ' } };

export const WithHint: Story = { args: { hint: 'Срок и цена зависят от города' } };

export const HiddenLabel: Story = { args: { labelHidden: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'pickup' } };

export const LongWords: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: 'Автоматизированный пункт выдачи в торгово-развлекательном комплексе «Высокотехнологичный»',
        note: 'Вход со стороны Краснознаменной набережной, около достопримечательностей',
        aside: '12\u00A0990\u00A0₽',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Unchosen, Chosen, WithError, Disabled]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Chosen, Plain, WithHint, WithError, Disabled, LongWords]);
