import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenPicture, pictures } from '../../fixtures/pictures.js';
import { Gallery, type GalleryImage } from './index.js';

const images: readonly GalleryImage[] = [
  { id: '1', src: pictures.forest, alt: 'Кроссовки Ridge, вид сбоку' },
  { id: '2', src: pictures.forestClose, alt: 'Материал верха вблизи' },
  { id: '3', src: pictures.bone, alt: 'Кроссовки в светлом цвете' },
  { id: '4', src: pictures.coal, alt: 'Кроссовки в угольном цвете' },
];

const meta = {
  title: 'Shop/Gallery',
  component: Gallery,
  args: { images },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A wall where there is room. */
export const Wall: Story = {};

/** An odd wall ends flush: its first picture takes the row. */
export const OddWall: Story = { args: { images: images.slice(0, 3) } };

/** A strip to swipe, with a counter. */
export const Strip: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Фотографии товара' });
    await expect(list).toHaveAttribute('tabindex', '0');
    list.scrollTo({ left: list.clientWidth, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('2 / 4')).toBeVisible());
  },
};

export const One: Story = { args: { images: images.slice(0, 1) } };

export const Empty: Story = { args: { images: [] } };

export const LostPicture: Story = {
  args: { images: [{ id: '1', src: brokenPicture, alt: 'Кроссовки Ridge' }, ...images.slice(1)] },
};
