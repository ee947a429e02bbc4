import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { TextArea } from './index.js';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Ваш отзыв' },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Что понравилось, что нет' } };

export const Filled: Story = { args: { defaultValue: 'Удобные, но маломерят: берите на размер больше.' } };

export const WithHint: Story = { args: { hint: 'Отзыв появится после проверки' } };

export const WithError: Story = { args: { defaultValue: 'Ок', error: 'Напишите хотя бы десять знаков' } };

/** The counter appears at 80 % of the limit: earlier it would only distract. */
export const Counter: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Очень удобные кро');
    await expect(canvas.getByRole('status')).toHaveTextContent('Осталось 3 знака');
  },
};

export const Full: Story = { args: { maxLength: 20, defaultValue: 'Очень удобные кеды.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Удобные' } };

/** The field grows with its text. */
export const LongText: Story = {
  args: { defaultValue: 'Высокотехнологичные водонепроницаемые кроссовки с антибактериальной стелькой. '.repeat(6) },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Empty, Filled, WithError, Disabled]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [
  Empty,
  Filled,
  WithHint,
  WithError,
  Counter,
  Full,
  Disabled,
  LongText,
]);
