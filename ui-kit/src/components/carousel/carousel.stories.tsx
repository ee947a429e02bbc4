import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawsNothing } from '../../fixtures/draws-nothing.js';
import { pictures } from '../../fixtures/pictures.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { picture } from '../../testing/pictures.js';
import { Image } from '../image/index.js';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { Carousel } from './index.js';

const photos = Object.entries(pictures)
  .slice(0, 10)
  .map(([id, src], index) => ({ id, src, alt: `Кроссовки, снимок ${index + 1}` }));
const slides = photos.map(({ id, src, alt }) => <Image key={id} src={src} alt={alt} sizes="420px" ratio={1} />);

const meta = {
  title: 'Data/Carousel',
  component: Carousel,
  args: { label: 'Фотографии отзыва', children: slides },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counter: Story = {
  play: async ({ canvas }) => {
    const back = canvas.getByRole('button', { name: 'Назад' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Вперёд' }));
    await expect(canvas.getByText('2 / 10')).toBeVisible();
    await userEvent.click(back);
    await expect(canvas.getByText('1 / 10')).toBeVisible();
  },
};

export const Thumbnails: Story = {
  args: { thumbnails: photos.slice(0, 5), children: slides.slice(0, 5) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фотография 3 из 5' }));
    const row = canvas.getByRole('list', { name: 'Фотографии отзыва' });
    await waitFor(() => expect(row.scrollLeft).toBe(2 * row.clientWidth));
  },
};

/** At either end the row keeps the focus, so that the shopper can go back. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('list')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('10 / 10')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByText('9 / 10')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('1 / 10')).toBeVisible();
  },
};

/** A finger or a wheel scrolls the row natively, and the counter follows. */
export const Swipe: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    row.scrollTo({ left: 2 * row.clientWidth, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('3 / 10')).toBeVisible());
  },
};

export const One: Story = {
  args: { children: slides[0] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { children: [] }, decorators: [drawsNothing] };

/** Slides of text are as high as the highest one. */
export const LongWords: Story = {
  args: {
    label: 'Что говорят покупатели',
    children: [
      <Text key="a">
        Достопримечательности высокотехнологичного водонепроницаемого ассортимента: брала дочери, довольны обе.
      </Text>,
      <Text key="b">Хорошо.</Text>,
    ],
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вперёд' }));
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeLessThan(0));
    await expect(canvas.getByText('2 / 10')).toBeVisible();
  },
};

export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } } };

export const AllStates: Story = {
  parameters: picture,
  render: (args) => (
    <Stack gap={8}>
      <Carousel {...args} />
      <Carousel {...args} label="Снимки стилиста" thumbnails={photos.slice(0, 5)}>
        {slides.slice(0, 5)}
      </Carousel>
      <Carousel {...args} label="Единственный снимок">
        {slides[1]}
      </Carousel>
    </Stack>
  ),
};
