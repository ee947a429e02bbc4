import type { Meta, StoryObj } from '@storybook/react-vite';
import { products } from '../../fixtures/goods.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { ProductCard } from '../product-card/index.js';
import { Skeleton } from '../skeleton/index.js';
import { Stack } from '../stack/index.js';
import { ProductGrid } from './index.js';

const meta = {
  title: 'Shop/ProductGrid',
  component: ProductGrid,
  args: { children: products.map((card) => <ProductCard key={card.href} {...card} />) },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { globals: { viewport: { value: 'wide' } } };

/** For a grid beside a column of filters. */
export const Narrow: Story = { args: { density: 'narrow' }, globals: { viewport: { value: 'desktop' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const One: Story = { args: { children: <ProductCard {...products[0]!} /> } };

/** Skeletons hold the final places while the cards load. */
export const Loading: Story = {
  args: {
    'aria-busy': true,
    children: Array.from({ length: 6 }, (_, index) => (
      <Stack key={index} gap={3}>
        <Skeleton ratio={4 / 5} />
        <Skeleton height={20} width="40%" />
        <Skeleton height={20} width="70%" />
      </Stack>
    )),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

export const ZoomedTwice: Story = { globals: { viewport: { value: 'zoomed' } } };

export const AllStates: Story = allStates(meta, [Full, Loading], 'rows');
