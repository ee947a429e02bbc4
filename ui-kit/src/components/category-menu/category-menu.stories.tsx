import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { menu } from '../../fixtures/catalogue.js';
import { drawsNothing } from '../../fixtures/draws-nothing.js';
import { allStates, named } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { CategoryMenu } from './index.js';

const meta = {
  title: 'Navigation/CategoryMenu',
  component: CategoryMenu,
  args: { items: menu },
} satisfies Meta<typeof CategoryMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The category of reduced prices is red. */
export const Row: Story = {};

export const Active: Story = {
  args: { activeSlug: 'sneakers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Кроссовки');
  },
};

export const ActiveAccent: Story = { args: { activeSlug: 'meet-price' } };

export const Column: Story = { args: { layout: 'column', activeSlug: 'clothes' } };

/** Entries that do not fit go on the next line. */
export const Lines: Story = { args: { layout: 'lines', activeSlug: 'clothes' } };

export const NoAccent: Story = { args: { accentSlug: '' } };

export const Empty: Story = { args: { items: [] }, decorators: [drawsNothing] };

/** The row scrolls if it does not fit. */
export const LongNamesOnPhone: Story = {
  args: {
    items: menu.map((item) => ({ ...item, label: `${item.label} и сопутствующие товары` })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Row, Column].map(named), 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Row, ActiveAccent, Column].map(named), 'rows');
