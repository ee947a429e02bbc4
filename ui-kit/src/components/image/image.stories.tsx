import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenPicture, pictures } from '../../fixtures/pictures.js';
import { darkPosters, posters } from '../../fixtures/posters.js';
import { ThemeProvider } from '../../theme/theme-provider.js';
import { allStates } from '../../testing/all-states.js';
import { Image } from './index.js';

const meta = {
  title: 'Data/Image',
  component: Image,
  args: { src: pictures.ridge, alt: 'Кроссовки Ridge, вид сбоку', sizes: '320px', priority: true },
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

export const Portrait: Story = {};

export const Square: Story = { args: { ratio: 1 } };

export const Landscape: Story = { args: { ratio: 16 / 9 } };

/** The picture fills its frame and is cropped. */
export const Cover: Story = { args: { ratio: 16 / 9, fit: 'cover' } };

/** The picture is not stored yet. */
export const Missing: Story = { args: { src: null } };

/** A file that cannot be loaded is replaced by a placeholder with the picture's text alternative. */
export const Broken: Story = {
  args: { src: brokenPicture },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Кроссовки Ridge, вид сбоку' }).tagName).toBe('SPAN'));
  },
};

/** Screen readers skip a decorative picture. */
export const Decoration: Story = { args: { alt: '' } };

/** The picture loads when it comes near the viewport. */
export const Lazy: Story = { args: { priority: false } };

/** Each theme has its own picture, wherever on the page the theme is set. */
export const Dark: Story = {
  args: { src: posters.sand, darkSrc: darkPosters.sand, ratio: 16 / 9, fit: 'cover' },
  render: (args) => (
    <div css={{ display: 'grid', gap: 8 }}>
      {(['light', 'dark'] as const).map((mode) => (
        <ThemeProvider key={mode} mode={mode} scoped>
          <Image {...args} alt={mode} />
        </ThemeProvider>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    // The hidden one of each pair has no name for screen readers.
    await expect(canvas.getByRole('img', { name: 'light' })).toHaveAttribute('src', posters.sand);
    await expect(canvas.getByRole('img', { name: 'dark' })).toHaveAttribute('src', darkPosters.sand);
  },
};

export const AllStates: Story = allStates(meta, [Portrait, Square, Landscape, Cover, Dark, Missing, Broken]);
