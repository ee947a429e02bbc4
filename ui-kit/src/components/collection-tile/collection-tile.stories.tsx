import type { Meta, StoryObj } from '@storybook/react-vite';
import { atMost } from '../../fixtures/at-most.js';
import { darkPosters, posters } from '../../fixtures/posters.js';
import { brokenPicture } from '../../fixtures/pictures.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { expect } from 'storybook/test';
import { CollectionTile } from './index.js';

const meta = {
  title: 'Shop/CollectionTile',
  component: CollectionTile,
  args: {
    href: '/collections/suede',
    title: 'Тёплая замша',
    description: 'Коричневое и песочное на сухой день',
    poster: posters.white,
    darkPoster: darkPosters.white,
  },
  decorators: [atMost(640)],
} satisfies Meta<typeof CollectionTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Тёплая замша/ })).toHaveAttribute('href', '/collections/suede');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Тёплая замша' })).toBeVisible();
  },
};

export const TitleOnly: Story = { args: { description: '' } };

export const WithoutPicture: Story = { args: { poster: null, darkPoster: null } };

export const LostPicture: Story = { args: { poster: brokenPicture, darkPoster: brokenPicture } };

export const LongWords: Story = { args: { title: 'Достопримечательности высокотехнологичного ассортимента' } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Medium]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Medium, TitleOnly, WithoutPicture, LongWords]);
