import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { Select } from './index.js';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Оценка размера',
    options: [
      { value: 'small', label: 'Маломерят' },
      { value: 'true', label: 'В размер' },
      { value: 'large', label: 'Большемерят' },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: 'true' } };

export const Placeholder: Story = {
  args: { placeholder: 'Выберите', required: true },
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Оценка размера' });
    await expect(list).toHaveValue('');
    await userEvent.selectOptions(list, 'small');
    await expect(list).toHaveValue('small');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WithHint: Story = { args: { hint: 'Поможет другим выбрать' } };

export const WithError: Story = { args: { placeholder: 'Выберите', error: 'Выберите один из вариантов' } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOption: Story = {
  args: {
    options: [
      { value: 'a', label: 'Курьер' },
      { value: 'b', label: 'Почта: сюда не доставляет', disabled: true },
    ],
  },
};

export const Empty: Story = { args: { options: [], placeholder: 'Нет вариантов' } };

export const LongWords: Story = {
  args: { options: [{ value: 'a', label: 'Высокотехнологичный водонепроницаемый ассортимент для бездорожья' }] },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = {
  ...interaction(meta, [Chosen, Placeholder, WithError, Disabled]),
  tags: ['pseudo'],
};

export const AllStates: Story = allStates(meta, [Chosen, Placeholder, WithHint, WithError, Disabled, LongWords]);
