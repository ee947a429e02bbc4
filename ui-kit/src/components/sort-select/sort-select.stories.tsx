import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { SortSelect } from './index.js';

const options = [
  { value: 'popular', label: 'По популярности' },
  { value: 'new', label: 'Сначала новые' },
  { value: 'cheap', label: 'Сначала дешевле' },
  { value: 'dear', label: 'Сначала дороже' },
];

const meta = {
  title: 'Forms/SortSelect',
  component: SortSelect,
  args: { options, onChange: fn() },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Сортировка' });
    await userEvent.selectOptions(list, 'cheap');
    await expect(list).toHaveValue('cheap');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { args: { defaultValue: 'new' } };

export const OwnLabel: Story = { args: { label: 'Порядок отзывов' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: { options: [{ value: 'a', label: 'Сначала высокотехнологичные водонепроницаемые' }] },
  decorators: [
    (Story) => (
      <div css={{ display: 'flex', width: 200 }}>
        <Story />
      </div>
    ),
  ],
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Plain, Disabled]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Plain, Chosen, Disabled]);
