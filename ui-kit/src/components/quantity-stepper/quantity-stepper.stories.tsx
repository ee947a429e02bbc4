import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { QuantityStepper, type QuantityStepperProps } from './index.js';

function Counting(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuantityStepper
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  args: { label: 'Количество', value: 1, onValueChange: fn() },
  render: (args) => <Counting {...args} />,
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the smallest number the minus is disabled. */
export const One: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Убрать одну штуку' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить одну штуку' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(2);
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('2'));
  },
};

export const Several: Story = { args: { value: 12 } };

/** The last pair: plus is disabled, and the hint says why. */
export const LastInStock: Story = { args: { value: 3, max: 3, hint: 'Осталось 3 пары' } };

export const WithError: Story = { args: { value: 5, error: 'Осталось 3 пары: уменьшите количество' } };

export const Disabled: Story = { args: { disabled: true, value: 2 } };

export const HiddenLabel: Story = { args: { labelHidden: true, label: 'Количество: Кеды Court Low' } };

/** Plus is at the end in reading direction. */
export const RightToLeft: Story = {
  args: { value: 2 },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const [minus, plus] = canvas.getAllByRole('button', { hidden: true });
    await expect(plus!.getBoundingClientRect().right).toBeLessThanOrEqual(minus!.getBoundingClientRect().left);
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [One, Several, WithError, Disabled]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [One, Several, LastInStock, WithError, Disabled, HiddenLabel]);
