import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { products } from '../../fixtures/goods.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates, named } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { Link } from '../link/index.js';
import { ProductCard } from '../product-card/index.js';
import { Rail } from './index.js';

const meta = {
  title: 'Layout/Rail',
  component: Rail,
  args: { children: products.map((card) => <ProductCard key={card.href} {...card} />) },
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'wide' } } };

/** The card at the edge is cut, which shows that there are more. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const rail = canvas.getAllByRole('list')[0]!;
    rail.scrollTo({ left: 500, behavior: 'instant' });
    await waitFor(() => expect(rail.scrollLeft).toBeGreaterThan(0));
  },
};

export const Few: Story = {
  args: { children: products.slice(0, 2).map((card) => <ProductCard key={card.href} {...card} />) },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

export const ZoomedTwice: Story = { globals: { viewport: { value: 'zoomed' } } };

// Cards have their own story: here only the rail's buttons matter.
const links: Story = {
  args: {
    children: Array.from({ length: 8 }, (_, index) => (
      <Link key={index} href="#rail">
        Подборка {index + 1}
      </Link>
    )),
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [links].map(named), 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Desktop, Few], 'rows');
