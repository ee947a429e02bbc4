import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { CurrencySwitch, type CurrencySwitchProps } from './index.js';

function Switching(props: CurrencySwitchProps) {
  const [value, setValue] = useState(props.value);
  return (
    <CurrencySwitch
      {...props}
      value={value}
      onValueChange={(currency) => {
        setValue(currency);
        props.onValueChange?.(currency);
      }}
    />
  );
}

const meta = {
  title: 'Forms/CurrencySwitch',
  component: CurrencySwitch,
  args: { currencies: ['RUB', 'KZT', 'BYN', 'EUR'], value: 'RUB', onValueChange: fn() },
  render: (args) => <Switching {...args} />,
  decorators: [atMost(320)],
} satisfies Meta<typeof CurrencySwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Валюта' }), 'KZT');
    await expect(args.onValueChange).toHaveBeenCalledWith('KZT');
  },
};

export const WithLabel: Story = { args: { labelHidden: false, hint: 'Спишем в рублях по курсу банка' } };

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = { decorators: [rightToLeft] };

export const AllStates: Story = allStates(meta, [{ args: Plain.args }, WithLabel, Disabled]);
