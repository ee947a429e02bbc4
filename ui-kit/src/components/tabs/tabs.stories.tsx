import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { Input } from '../input/index.js';
import { PhoneInput } from '../phone-input/index.js';
import { Text } from '../text/index.js';
import { Tabs } from './index.js';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Как войти',
    tabs: [
      { value: 'email', label: 'Email', content: <Input label="Email" type="email" /> },
      { value: 'phone', label: 'Номер телефона', content: <PhoneInput label="Номер телефона" /> },
    ],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Номер телефона' }));
    await expect(canvas.getByRole('textbox', { name: 'Номер телефона' })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledWith('phone');
  },
};

export const Second: Story = { args: { defaultValue: 'phone' } };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Номер телефона' })).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Email' })).toHaveFocus());
  },
};

/** The arrow keys follow the direction of the text. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Номер телефона' })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};

export const Disabled: Story = {
  args: {
    tabs: [
      { value: 'now', label: 'Текущие', content: <Text>Два заказа в пути</Text> },
      { value: 'past', label: 'Завершённые', content: null, disabled: true },
    ],
  },
};

/** The row of tabs scrolls; the page does not. */
export const ManyOnPhone: Story = {
  args: {
    tabs: ['Описание', 'Характеристики', 'Доставка и возврат', 'Достопримечательности', 'Отзывы'].map((label) => ({
      value: label,
      label,
      content: <Text>{label}</Text>,
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [First, Disabled], 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [First, Second, Disabled]);
