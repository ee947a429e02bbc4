import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { GridIcon, ListIcon } from '../../icons/index.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { SegmentedControl } from './index.js';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Кому',
    options: [
      { value: 'women', label: 'Женщинам' },
      { value: 'men', label: 'Мужчинам' },
      { value: 'children', label: 'Детям' },
    ],
    defaultValue: 'women',
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Женщинам' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('men');
    await expect(canvas.getByRole('radio', { name: 'Мужчинам' })).toBeChecked();
  },
};

export const NothingChosen: Story = { args: { defaultValue: undefined } };

export const WithIcons: Story = {
  args: {
    label: 'Вид списка',
    labelHidden: true,
    options: [
      { value: 'grid', label: 'Плиткой', icon: <GridIcon /> },
      { value: 'list', label: 'Списком', icon: <ListIcon /> },
    ],
    defaultValue: 'grid',
  },
};

export const OneDisabled: Story = {
  args: {
    label: 'Получение',
    options: [
      { value: 'pickup', label: 'Самовывоз' },
      { value: 'courier', label: 'Курьером', disabled: true },
    ],
    defaultValue: 'pickup',
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Wide: Story = { args: { wide: true }, decorators: [atMost(560)] };

/** Labels that do not fit wrap to the next row. */
export const LongWordsOnPhone: Story = {
  args: {
    options: [
      { value: 'a', label: 'Высокотехнологичная обувь' },
      { value: 'b', label: 'Водоотталкивающая' },
      { value: 'c', label: 'Повседневная' },
    ],
    defaultValue: 'a',
  },
  decorators: [atMost(358)],
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Three, WithIcons, OneDisabled, Disabled]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [
  Three,
  NothingChosen,
  WithIcons,
  OneDisabled,
  Disabled,
  Wide,
  LongWordsOnPhone,
]);
