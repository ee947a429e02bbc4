import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { brokenPicture, pictures } from '../../fixtures/pictures.js';
import { captions, turning } from '../../fixtures/videos.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { named, pictureOnly } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { picture } from '../../testing/pictures.js';
import { Gallery, type GalleryImage, type GalleryItem } from './index.js';

const images: readonly GalleryImage[] = [
  { id: '1', src: pictures.ridge, alt: 'Кроссовки Ridge, вид сбоку' },
  { id: '2', src: pictures.ridgeTurned, alt: 'Кроссовки Ridge, вид вполоборота' },
  { id: '3', src: pictures.ridgeAbove, alt: 'Пара Ridge, вид сверху' },
  { id: '4', src: pictures.ridgeDetail, alt: 'Шнуровка и швы кроссовок Ridge крупным планом' },
];

/** The second item is a video. */
const withVideo: readonly GalleryItem[] = [
  images[0]!,
  {
    type: 'video',
    id: 'video',
    src: turning,
    poster: pictures.ridgeTurned,
    alt: 'Кроссовки Ridge поворачиваются',
    captions: { src: captions, language: 'ru', label: 'Русские' },
  },
  images[2]!,
];

const playerIn = (place: HTMLElement) => place.querySelector('video')!;

/** Whether the browser has requested the video file. */
const asked = () => performance.getEntriesByName(turning).length > 0;

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

/** With an odd number the first picture has a whole row, so that the grid has no gap at the end. */
export const OddWall: Story = { tags: ['picture'], parameters: picture, args: { images: images.slice(0, 3) } };

/** Pictures of a sold-out product are faded. */
export const Muted: Story = {
  tags: ['picture'],
  parameters: picture,
  args: { images: images.slice(0, 2), muted: true },
};

/** On phones a strip to swipe, with a counter and thumbnails. */
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

/** Only the poster of a video is loaded until the shopper presses play. */
export const WithVideo: Story = {
  tags: ['picture'],
  parameters: picture,
  args: { images: withVideo.slice(0, 2) },
  play: async ({ canvas, canvasElement }) => {
    const player = playerIn(canvasElement);
    await expect(canvas.getByRole('button', { name: /^Смотреть видео/ })).toBeVisible();
    await expect(player.paused).toBe(true);
    await expect(player.readyState).toBe(HTMLMediaElement.HAVE_NOTHING);
    await expect(asked()).toBe(false);
  },
};

/** Started by keyboard, muted. The focus moves to the player, and the file is requested only now. */
export const VideoPlays: Story = {
  args: { images: withVideo },
  play: async ({ canvas, canvasElement }) => {
    const player = playerIn(canvasElement);
    canvas.getByRole('button', { name: /^Смотреть видео/ }).focus();
    await userEvent.keyboard(' ');
    await expect(player).toHaveFocus();
    await waitFor(() => expect(player.currentTime).toBeGreaterThan(0));
    await expect(player.muted).toBe(true);
    await expect(player.controls).toBe(true);
    await expect(player.textTracks).toHaveLength(1);
    player.pause();
  },
};

/** A video that is scrolled out of view pauses. */
export const VideoLeaves: Story = {
  args: { images: withVideo },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const player = playerIn(canvasElement);
    const list = canvas.getByRole('list', { name: 'Фотографии товара' });
    list.scrollTo({ left: list.clientWidth, behavior: 'instant' });
    await userEvent.click(canvas.getByRole('button', { name: /^Смотреть видео/ }));
    await waitFor(() => expect(player.currentTime).toBeGreaterThan(0));
    // Long enough to be still playing when it is scrolled out of view.
    player.loop = true;
    list.scrollTo({ left: 2 * list.clientWidth, behavior: 'instant' });
    await waitFor(() => expect(player.paused).toBe(true));
  },
};

/** In the viewer a video plays in place too. */
export const VideoZoomed: Story = {
  args: { images: withVideo },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /вид сбоку/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Видео 2 из 3' }));
    const play = within(dialog).getByRole('button', { name: /^Смотреть видео/ });
    // The viewer may still be fading in.
    await waitFor(() => expect(play).toBeVisible());
  },
};

export const VideoRightToLeft: Story = { args: { images: withVideo }, decorators: [rightToLeft] };

export const RightToLeft: Story = { decorators: [rightToLeft] };

export const ZoomedTwice: Story = { globals: { viewport: { value: 'zoomed' } } };

/** Thumbnails above the pictures, at any width, and no counter. */
export const OtherOrder: Story = {
  tags: ['picture'],
  parameters: picture,
  render: (args) => (
    <Gallery {...args}>
      <Gallery.Thumbnails />
      <Gallery.Strip />
    </Gallery>
  ),
  play: async ({ canvas }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    const strip = canvas.getByRole('list', { name: 'Фотографии товара' });
    await expect(top(canvas.getByRole('button', { name: 'Фотография 1 из 4' }))).toBeLessThan(top(strip));
  },
};

const pair: Story = { args: { images: withVideo.slice(0, 2) } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [pair].map(named)), tags: ['pseudo'] };

export const AllStates: Story = { ...Wall, parameters: pictureOnly };
