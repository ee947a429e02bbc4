import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { drawsNothing } from '../../fixtures/draws-nothing.js';
import { sizes } from '../../fixtures/goods.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { SizePicker, type SizePickerProps } from './index.js';

function Picked(props: SizePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SizePicker
      {...props}
      value={value}
      onValueChange={(id) => {
        setValue(id);
        props.onValueChange?.(id);
      }}
    />
  );
}

const meta = {
  title: 'Shop/SizePicker',
  component: SizePicker,
  args: { sizes, value: '', onValueChange: fn() },
  render: (args) => <Picked {...args} />,
} satisfies Meta<typeof SizePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shopper pressed buy without choosing a size. */
export const Missing: Story = {
  args: { error: 'Выберите размер' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Выберите размер');
  },
};

/** Sold-out and reserved sizes stay in place and cannot be chosen. */
export const Unchosen: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: /39/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /41/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('41');
    await expect(canvas.getByRole('radio', { name: /41/ })).toBeChecked();
  },
};

export const Chosen: Story = { args: { value: '42' } };

/** The arrow keys move between the sizes in stock. */
export const Keyboard: Story = {
  args: { value: '41' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('42');
  },
};

/** The shopper's own size is marked; it was saved in the size chart. */
export const OwnSize: Story = { args: { sizes: sizes.map((size) => ({ ...size, own: size.id === '41' })) } };

/** One line a size: the legend says the unit, and a note stands only where a size differs from most. */
export const Dense: Story = {
  args: {
    label: 'Размер EU · стопа, см',
    value: '41',
    sizes: sizes.map(({ detail, ...size }) => ({
      ...size,
      detail: detail?.replace(' см', ''),
      spoken: size.id === '44' ? '28 см, 12 490 ₽, 9 декабря' : detail,
      notes: size.id === '44' ? ['12 490 ₽', '9 декабря'] : [],
      own: size.id === '40',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^44 28.+12.490.+9/ })).toBeEnabled();
  },
};

export const OwnPrices: Story = {
  args: {
    sizes: sizes.map((size, index) => ({ ...size, notes: [`${9 + index}\u00A0990\u00A0₽`, 'завтра'] })),
  },
};

export const Clothes: Story = {
  args: {
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((label, index) => ({
      id: label,
      label,
      state: index === 2 ? 'last' : 'available',
    })),
  },
};

export const OneSize: Story = { args: { sizes: [{ id: 'one', label: 'Один размер', state: 'available' }] } };

export const AllSold: Story = { args: { sizes: sizes.map((size) => ({ ...size, state: 'sold' })) } };

export const Empty: Story = { args: { sizes: [] }, decorators: [drawsNothing] };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongNotes: Story = {
  args: {
    sizes: [
      {
        id: '42',
        label: '42',
        state: 'available',
        notes: ['из зарубежного распределительного центра, 14–\u206020\u00A0дней'],
      },
    ],
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Chosen, Dense, OwnPrices, AllSold]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [
  Chosen,
  OwnSize,
  Dense,
  OwnPrices,
  Clothes,
  OneSize,
  AllSold,
  LongNotes,
]);
