import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawsNothing } from '../../fixtures/draws-nothing.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates, named } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { Pagination } from './index.js';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 5, totalPages: 42, hrefOf: (page) => `/catalog?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('5');
    await expect(canvas.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', '/catalog?page=6');
  },
};

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Предыдущая страница' })).not.toBeInTheDocument();
  },
};

export const Last: Story = { args: { page: 42 } };

/** After «Показать ещё» several pages are shown together. */
export const SeveralAtOnce: Story = { args: { firstPage: 3, page: 5 } };

export const Few: Story = { args: { page: 2, totalPages: 3 } };

export const Thousands: Story = { args: { page: 1204, totalPages: 2408 } };

/** Nothing is rendered for one page. */
export const OnePage: Story = { args: { page: 1, totalPages: 1 }, decorators: [drawsNothing] };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

export const ZoomedTwice: Story = { globals: { viewport: { value: 'zoomed' } } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Middle].map(named), 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(
  meta,
  [Middle, First, Last, SeveralAtOnce, Few, Thousands].map(named),
  'rows',
);
