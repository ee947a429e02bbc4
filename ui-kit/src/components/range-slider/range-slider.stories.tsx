import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { formatPrice } from '../../locale/format-price.js';
import { RangeSlider, type RangeSliderProps } from './index.js';

function Moved(props: RangeSliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RangeSlider
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
  title: 'Forms/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Цена',
    thumbLabels: ['Цена от', 'Цена до'],
    value: [5000, 20_000],
    min: 1990,
    max: 45_990,
    step: 10,
    format: (roubles) => formatPrice(roubles * 100),
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  render: (args) => <Moved {...args} />,
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The thumbs may meet but not pass each other. */
export const Middle: Story = {
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole('slider', { name: 'Цена от' });
    await fireEvent.change(from, { target: { value: '30000' } });
    await expect(args.onValueChange).toHaveBeenCalledWith([20_000, 20_000]);
    await expect(from).toHaveValue('20000');
  },
};

export const Whole: Story = { args: { value: [1990, 45_990] } };

export const MetAtTheEnd: Story = { args: { value: [45_990, 45_990] } };

export const MetAtTheStart: Story = { args: { value: [1990, 1990] } };

export const Disabled: Story = { args: { disabled: true } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div css={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Middle, Disabled]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Middle, Whole, MetAtTheEnd, MetAtTheStart, Disabled]);
