import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenPicture, pictures } from '../../fixtures/pictures.js';
import { allStates } from '../../testing/all-states.js';
import { Image } from './index.js';

const meta = {
  title: 'Data/Image',
  component: Image,
  args: { src: pictures.forest, alt: 'Кроссовки Ridge, вид сбоку', sizes: '320px', priority: true },
  decorators: [
    (Story) => (
      <div css={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Кроссовки Ridge, вид сбоку' });
    await expect(picture.getAttribute('srcset')?.split('w, ')).toHaveLength(6);
  },
};

export const Square: Story = { args: { ratio: 1 } };

export const Landscape: Story = { args: { ratio: 16 / 9 } };

/** Fills its place and loses its edges. */
export const Cover: Story = { args: { ratio: 16 / 9, fit: 'cover' } };

/** Not stored yet. */
export const Missing: Story = { args: { src: null } };

/** The file is lost: the same sign as for none, under the picture's name. */
export const Broken: Story = {
  args: { src: brokenPicture },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Кроссовки Ridge, вид сбоку' }).tagName).toBe('SPAN'));
  },
};

/** Those who hear the page pass it by. */
export const Decoration: Story = { args: { alt: '' } };

/** Asked for when it comes near. */
export const Lazy: Story = { args: { priority: false } };

export const AllStates: Story = allStates(meta, [Portrait, Square, Landscape, Cover, Missing, Broken]);
