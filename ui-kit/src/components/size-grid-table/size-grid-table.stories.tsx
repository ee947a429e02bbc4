import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { SizeGridTable, type SizeGridRow, type SizeGridTableProps } from './index.js';

function Marked(props: SizeGridTableProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SizeGridTable
      {...props}
      value={value}
      onValueChange={(eu) => {
        setValue(eu);
        props.onValueChange?.(eu);
      }}
    />
  );
}

const shoes: SizeGridRow[] = [
  { eu: '40', uk: '6,5', us: '7', cm: '25', height: null },
  { eu: '41', uk: '7', us: '8', cm: '26', height: null },
  { eu: '42', uk: '8', us: '8,5', cm: '26,5', height: null },
  { eu: '42,5', uk: '8,5', us: null, cm: '27', height: null },
  { eu: '43', uk: '9', us: '9,5', cm: '27,5', height: null },
];

const meta = {
  title: 'Shop/SizeGridTable',
  component: SizeGridTable,
  args: { label: 'Таблица размеров обуви', rows: shoes, onValueChange: fn() },
  render: (args) => <Marked {...args} />,
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SizeGridTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A system without an equivalent shows a dash. */
export const Shoes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('42'));
    await expect(args.onValueChange).toHaveBeenCalledWith('42');
    await expect(canvas.getByRole('radio', { name: 'Ваш размер 42' })).toBeChecked();
  },
};

export const OwnSize: Story = { args: { value: '41' } };

export const Keyboard: Story = {
  args: { value: '41' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenCalledWith('42');
  },
};

/** A system without any value has no column. */
export const Clothes: Story = {
  args: {
    label: 'Таблица размеров одежды',
    rows: [
      { eu: 'S', uk: null, us: null, cm: null, height: '164–170' },
      { eu: 'M', uk: null, us: null, cm: null, height: '170–176' },
      { eu: 'L', uk: null, us: null, cm: null, height: '176–182' },
    ],
  },
};

export const Phone: Story = {
  args: { rows: shoes.map((row) => ({ ...row, height: '170–176' })) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [OwnSize], 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Shoes, OwnSize, Clothes], 'rows');
