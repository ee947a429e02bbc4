import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawsNothing } from '../../fixtures/draws-nothing.js';
import { allStates, named } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { SiteMenu } from './index.js';

const meta = {
  title: 'Navigation/SiteMenu',
  component: SiteMenu,
  args: {
    links: [
      { label: 'Доставка', href: '/delivery' },
      { label: 'Программа лояльности', href: '/loyalty' },
      { label: 'Контакты', href: '/info/contacts' },
    ],
  },
} satisfies Meta<typeof SiteMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};

export const Current: Story = {
  args: { currentHref: '/loyalty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Программа лояльности');
  },
};

export const Column: Story = { args: { layout: 'column', currentHref: '/delivery' } };

export const Empty: Story = { args: { links: [] }, decorators: [drawsNothing] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Row, Column].map(named), 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Row, Current, Column].map(named), 'rows');
