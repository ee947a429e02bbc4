import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { CodeInput } from './index.js';

const meta = {
  title: 'Forms/CodeInput',
  component: CodeInput,
  args: { label: 'Код из сообщения', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Letters are ignored, and the last digit completes the code. */
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1а23');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('4');
    await expect(args.onComplete).toHaveBeenCalledWith('1234');
  },
};

/** The box of the next digit shows the focus. */
export const HalfTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12');
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Ваш код: 12 34');
    await expect(args.onComplete).toHaveBeenCalledWith('1234');
  },
};

export const Filled: Story = { args: { value: '1234' } };

export const WithHint: Story = { args: { hint: 'Отправили на +7 999 123-45-67' } };

export const WithError: Story = { args: { value: '1234', error: 'Код не подошёл: проверьте его или запросите новый' } };

export const Disabled: Story = { args: { value: '1234', disabled: true } };

export const SixDigits: Story = { args: { length: 6 }, globals: { viewport: { value: 'phone' } } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Empty, Filled, WithError, Disabled]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Empty, HalfTyped, Filled, WithHint, WithError, Disabled, SixDigits]);
