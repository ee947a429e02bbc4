import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { darkPosters, posters } from '../../fixtures/posters.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { Banner } from './index.js';

const meta = {
  title: 'Shop/Banner',
  component: Banner,
  args: {
    href: '/catalog/any/sale',
    title: 'Дешевле вдвое и больше',
    description: 'Последние размеры прошлых сезонов',
    poster: posters.sand,
    darkPoster: darkPosters.sand,
  },
  decorators: [atMost(640)],
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Дешевле вдвое и больше' })).toHaveAttribute(
      'href',
      '/catalog/any/sale',
    );
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const WithoutLink: Story = { args: { href: undefined } };

export const TitleOnly: Story = { args: { description: '' } };

/** Phones show another picture. */
export const NarrowPoster: Story = {
  args: { narrowPoster: posters.run },
  globals: { viewport: { value: 'phone' } },
};

export const WithoutPicture: Story = { args: { poster: null, darkPoster: null } };

export const LongWords: Story = { args: { title: 'Достопримечательности высокотехнологичного ассортимента' } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Medium]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Medium, WithoutLink, TitleOnly, WithoutPicture, LongWords]);
