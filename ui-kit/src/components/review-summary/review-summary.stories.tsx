import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates, named } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { ReviewSummary } from './index.js';

const meta = {
  title: 'Shop/ReviewSummary',
  component: ReviewSummary,
  args: { counts: { 5: 80, 4: 30, 3: 10, 2: 0, 1: 8 }, hrefOf: (mark) => `#mark-${mark}` },
} satisfies Meta<typeof ReviewSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each rating links to its reviews, except one that nobody gave. */
export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^5\sзвёзд/ })).toHaveFocus();
  },
};

export const Filtered: Story = { args: { current: 4 } };

export const WithoutLinks: Story = { args: { hrefOf: undefined } };

export const One: Story = { args: { counts: { 5: 1, 4: 0, 3: 0, 2: 0, 1: 0 } } };

export const Thousands: Story = { args: { counts: { 5: 12800, 4: 3412, 3: 640, 2: 210, 1: 1024 } } };

export const None: Story = { args: { counts: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Many].map(named), 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Many, Filtered, WithoutLinks, One, Thousands, None]);
