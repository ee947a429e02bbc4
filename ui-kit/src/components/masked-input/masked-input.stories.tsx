import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { MaskedInput } from './index.js';

const meta = {
  title: 'Forms/MaskedInput',
  component: MaskedInput,
  args: { label: 'Почтовый индекс', mask: '######', inputMode: 'numeric', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MaskedInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Digits: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '42а0012');
    await expect(field).toHaveValue('420012');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ masked: '420012', raw: '420012', complete: true });
  },
};

/** The mask accepts letters of any alphabet. */
export const Letters: Story = {
  args: { label: 'Госномер', mask: '@ ### @@ ###', inputMode: 'text' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'а123вс116');
    await expect(canvas.getByRole('textbox')).toHaveValue('а 123 вс 116');
  },
};

export const LettersOrDigits: Story = { args: { label: 'Подарочная карта', mask: '****-****-****' } };

export const Filled: Story = { args: { label: 'ИНН', mask: '#### #### ####', defaultValue: '165812345678' } };

export const WithError: Story = { args: { defaultValue: '4200', error: 'В индексе шесть цифр' } };

export const Disabled: Story = { args: { defaultValue: '420012', disabled: true } };

export const AllStates: Story = allStates(meta, [Filled, WithError, Disabled]);
