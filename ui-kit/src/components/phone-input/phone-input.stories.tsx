import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { PhoneInput } from './index.js';

const meta = {
  title: 'Forms/PhoneInput',
  component: PhoneInput,
  args: { label: 'Телефон', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The number is the same with 8, with 7 and without a prefix. */
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '89991234567');
    await expect(canvas.getByRole('textbox')).toHaveValue('+7 999 123-45-67');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ phone: '+79991234567', complete: true });
  },
};

export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('8 (999) 123-45-67');
    await expect(canvas.getByRole('textbox')).toHaveValue('+7 999 123-45-67');
  },
};

export const Filled: Story = { args: { defaultValue: '+79991234567' } };

export const WithHint: Story = { args: { hint: 'Отправим код подтверждения' } };

export const WithError: Story = {
  args: { defaultValue: '+7999123', error: 'Номер не полный: в нём десять цифр после +7' },
};

/** The mask, the code and the placeholder are those of the country. */
export const OtherCountry: Story = {
  args: { country: 'TR', label: 'Phone' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('placeholder', '+90 501 234 56 78');
    await userEvent.type(canvas.getByRole('textbox'), '05012345678');
    await expect(canvas.getByRole('textbox')).toHaveValue('+90 501 234 56 78');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ phone: '+905012345678', complete: true });
  },
};

export const Disabled: Story = { args: { defaultValue: '+79991234567', disabled: true } };

export const AllStates: Story = allStates(meta, [Empty, Filled, WithHint, WithError, Disabled]);
