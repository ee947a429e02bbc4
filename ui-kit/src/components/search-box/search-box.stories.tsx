import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates, named } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { SearchBox } from './index.js';

const meta = {
  title: 'Forms/SearchBox',
  component: SearchBox,
  args: {
    action: '/search',
    onSubmit: fn((event) => {
      event.preventDefault();
    }),
  },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Поиск' }), 'чёрные кроссовки 42{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = { args: { defaultValue: 'чёрные кроссовки 42' } };

export const OwnPlaceholder: Story = { args: { placeholder: 'Найти в блоге' } };

export const ByButton: Story = {
  args: { defaultValue: 'nordvik' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const LongQueryOnPhone: Story = {
  args: { defaultValue: 'высокотехнологичные водонепроницаемые кроссовки с антибактериальной стелькой' },
  globals: { viewport: { value: 'phone' } },
};

/** Several searches on one page need different names. */
/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Empty, Filled].map(named)), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [
  Empty,
  { args: { ...Filled.args, 'aria-label': 'По каталогу' } },
  { args: { ...OwnPlaceholder.args, 'aria-label': 'По блогу' } },
]);
