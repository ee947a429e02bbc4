import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { brokenPicture, pictures } from '../../fixtures/pictures.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { named, pictureOnly } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { picture } from '../../testing/pictures.js';
import { Gallery, type GalleryImage } from './index.js';

const images: readonly GalleryImage[] = [
  { id: '1', src: pictures.forest, alt: 'Кроссовки Ridge, вид сбоку' },
  { id: '2', src: pictures.forestTurned, alt: 'Кроссовки Ridge, вид вполоборота' },
  { id: '3', src: pictures.forestAbove, alt: 'Пара Ridge, вид сверху' },
  { id: '4', src: pictures.forestBelow, alt: 'Подошва кроссовок Ridge' },
];

const meta = {
  title: 'Shop/Gallery',
  component: Gallery,
  args: { images },
  decorators: [atMost(960)],
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A grid from the tablet breakpoint up. */
export const Wall: Story = {};

/** With an odd number the first picture takes a whole row, so that the grid ends flush. */
export const OddWall: Story = { tags: ['picture'], parameters: picture, args: { images: images.slice(0, 3) } };

/** Pictures of a sold-out product are faded. */
export const Muted: Story = { tags: ['picture'], parameters: picture, args: { muted: true } };

/** On phones it is a strip to swipe, with a counter and thumbnails. */
export const Strip: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Фотографии товара' });
    list.scrollTo({ left: list.clientWidth, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('2 / 4')).toBeVisible());
  },
};

/** A press opens the full-screen viewer. */
export const Zoomed: Story = {
  tags: ['picture'],
  parameters: picture,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /вид сбоку/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** `Escape` closes the viewer and returns the focus. */
export const ZoomClosed: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('link', { name: /вид сбоку/ });
    await userEvent.click(picture);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(picture).toHaveFocus());
  },
};

export const One: Story = { tags: ['picture'], parameters: picture, args: { images: images.slice(0, 1) } };

export const Empty: Story = { tags: ['picture'], parameters: picture, args: { images: [] } };

export const LostPicture: Story = {
  args: { images: [{ id: '1', src: brokenPicture, alt: 'Кроссовки Ridge' }, ...images.slice(1)] },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

export const ZoomedTwice: Story = { globals: { viewport: { value: 'zoomed' } } };

const pair: Story = { args: { images: images.slice(0, 2) } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [pair].map(named)), tags: ['pseudo'] };

export const AllStates: Story = { ...Wall, parameters: pictureOnly };
