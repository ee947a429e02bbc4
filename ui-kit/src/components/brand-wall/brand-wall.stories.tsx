import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { expect } from 'storybook/test';
import { BrandWall } from './index.js';

const meta = {
  title: 'Shop/BrandWall',
  component: BrandWall,
  args: {
    brands: ['Ледостав', 'Snegolom', 'Ладога', 'Polvetra', 'Meet'].map((label) => ({
      label,
      href: `/brands/${label}`,
    })),
  },
} satisfies Meta<typeof BrandWall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Names: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ледостав' })).toHaveAttribute('href', '/brands/Ледостав');
  },
};

export const OneName: Story = { args: { brands: [{ label: 'Snegolom', href: '/brands/snegolom' }] } };

export const LongNames: Story = {
  args: { brands: [{ label: 'Достопримечательности высокотехнологичного ассортимента', href: '/brands/long' }] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Names], 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Names, OneName, LongNames], 'rows');
