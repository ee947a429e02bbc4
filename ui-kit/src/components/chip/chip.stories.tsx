import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { Stack } from '../stack/index.js';
import { RemovableChip } from './index.js';

const meta = {
  title: 'Actions/RemovableChip',
  component: RemovableChip,
  args: { label: 'Nordvik', href: '/catalog?size=42', onClick: fn() },
} satisfies Meta<typeof RemovableChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Убрать фильтр «Nordvik»' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Chips wrap. The list below moves down, and the filters beside it stay. */
export const Several: Story = {
  render: (args) => (
    <Stack direction="row" gap={2} wrap>
      {['Nordvik', 'Tempo', '42', '42,5', 'Тёмно-зелёный', 'от 5 000 ₽', 'Со скидкой'].map((name) => (
        <RemovableChip key={name} {...args} label={name} />
      ))}
    </Stack>
  ),
};

export const LongWords: Story = {
  args: { label: 'Водонепроницаемые с антибактериальной стелькой и светоотражающими вставками' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [One, Several]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [One, Several, LongWords]);
