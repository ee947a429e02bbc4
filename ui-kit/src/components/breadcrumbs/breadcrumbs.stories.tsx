import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { path } from '../../fixtures/catalogue.js';
import { longName } from '../../fixtures/goods.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates, named } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { Breadcrumbs } from './index.js';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: path },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(path.length - 1);
    await expect(canvas.getByText('Кроссовки для бега по тропам Ridge')).toHaveAttribute('aria-current', 'page');
  },
};

export const OneStep: Story = { args: { items: [{ label: 'Главная', href: '/' }, { label: 'Кроссовки' }] } };

/** Every step is a link if the current page is not one of them. */
export const OnlyLinks: Story = { args: { items: path.slice(0, 3) } };

/** The path scrolls sideways on one line: it is never cut and never pushes the page down. */
export const LongNameOnPhone: Story = {
  args: { items: [...path.slice(0, 3), { label: longName }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

export const ZoomedTwice: Story = { globals: { viewport: { value: 'zoomed' } } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Product].map(named), 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Product, OneStep, OnlyLinks].map(named), 'rows');
