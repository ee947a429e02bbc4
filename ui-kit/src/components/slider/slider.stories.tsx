import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { Slider, type SliderProps } from './index.js';

function Moved(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Slider
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
  title: 'Forms/Slider',
  component: Slider,
  args: { label: 'Списать бонусы', value: 320, max: 1280, step: 10, tone: 'bonus', onValueChange: fn() },
  render: (args) => <Moved {...args} />,
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bonus: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Списать бонусы' });
    await fireEvent.change(slider, { target: { value: '640' } });
    await expect(args.onValueChange).toHaveBeenCalledWith(640);
    await expect(canvas.getByRole('status')).toHaveTextContent('640');
  },
};

export const Ink: Story = { args: { tone: 'ink', label: 'Радиус поиска, км', value: 3, max: 10, step: 1 } };

export const Least: Story = { args: { value: 0 } };

export const Most: Story = { args: { value: 1280 } };

export const OwnFormat: Story = { args: { format: (points) => `${points} бонусов` } };

/** There is nothing to choose from. */
export const Empty: Story = { args: { value: 0, max: 0, disabled: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongLabel: Story = {
  args: {
    label: 'Сколько накопленных бонусов списать в счёт оплаты этого заказа',
    format: (n) => `${n} бонусов из 1\u00A0280`,
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Bonus, Ink, Disabled]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Bonus, Ink, Least, Most, Disabled, LongLabel]);
