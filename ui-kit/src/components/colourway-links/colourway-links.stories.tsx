import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../../fixtures/pictures.js';
import { allStates, named } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { expect } from 'storybook/test';
import { ColourwayLinks } from './index.js';

const meta = {
  title: 'Shop/ColourwayLinks',
  component: ColourwayLinks,
  args: {
    colourways: [
      { id: '1', name: 'Зелёный', picture: pictures.ridge },
      { id: '2', name: 'Кирпичный', picture: pictures.ridgeBrick, href: '/product/brick' },
      { id: '3', name: 'Угольный', picture: pictures.ridgeCoal, href: '/product/coal', soldOut: true },
    ],
  },
} satisfies Meta<typeof ColourwayLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Кирпичный' })).toHaveAttribute('href', '/product/brick');
    await expect(canvas.getByRole('link', { name: 'Угольный, нет в наличии' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Зелёный' })).toBeNull();
  },
};

export const WithoutPictures: Story = {
  args: {
    colourways: [
      { id: '1', name: 'Зелёный', picture: null },
      { id: '2', name: 'Голубой', picture: null, href: '/product/sky' },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Several].map(named)), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Several, WithoutPictures]);
