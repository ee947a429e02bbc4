import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { PasswordField } from './index.js';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Пароль' },
  decorators: [atMost(360)],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: 'Каренина-1877' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Пароль')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox', { name: 'Пароль' })).toHaveValue('Каренина-1877');
    await expect(canvas.getByRole('button', { name: 'Скрыть пароль' })).toHaveFocus();
  },
};

export const New: Story = { args: { autoComplete: 'new-password', hint: 'Не короче восьми знаков' } };

export const WithError: Story = {
  args: { defaultValue: '1234', error: 'Пароль короче восьми знаков: добавьте слово' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Каренина-1877' } };

export const RightToLeft: Story = { args: { defaultValue: 'Каренина-1877' }, decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Empty, Filled, WithError, Disabled]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Empty, { args: Filled.args }, New, WithError, Disabled]);
