import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { reviews } from '../../fixtures/reviews.js';
import { brokenPicture } from '../../fixtures/pictures.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { picture } from '../../testing/pictures.js';
import { Card } from '../card/index.js';
import { Skeleton } from '../skeleton/index.js';
import { Stack } from '../stack/index.js';
import { named } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { ReviewCard } from './index.js';

const meta = { title: 'Shop/ReviewCard', component: ReviewCard, args: reviews[0]! } satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Photos open in the full-screen viewer, and the focus returns on closing. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('link', { name: /Пара в коробке/ });
    await userEvent.click(photo);
    await screen.findByRole('dialog', { name: 'Фотографии товара' });
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(photo).toHaveFocus());
  },
};

export const RatingOnly: Story = { args: { author: 'Пётр', rating: 4, ...nothingWritten() } };

export const Folded: Story = {
  args: { text: `${reviews[0]!.text} `.repeat(6) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Читать полностью' }));
    await expect(canvas.getByRole('button', { name: 'Свернуть' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const WithoutPhotos: Story = { args: { photos: [] } };

export const LostPhoto: Story = { args: { photos: [{ id: '1', src: brokenPicture, alt: 'Снимок покупателя' }] } };

/** Content added by the shop, such as its answer, follows the review. */
export const Answered: Story = {
  args: { photos: [], children: <Card variant="subtle">Спасибо, что рассказали о посадке: поправим таблицу.</Card> },
};

/** Skeletons hold the final places while the review loads. */
export const Loading: Story = {
  render: () => (
    <Stack gap={3}>
      <Skeleton width={200} height={20} />
      <Skeleton width={140} height={16} />
      <Skeleton height={64} />
    </Stack>
  ),
};

export const LongWordsOnPhone: Story = {
  args: {
    author: 'Константинопольская-Переяславская Александра Всеволодовна',
    text: 'достопримечательность'.repeat(6),
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
};

export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Full].map(named), 'rows'), tags: ['pseudo'] };

export const AllStates: Story = {
  parameters: picture,
  render: () => (
    <Stack gap={10}>
      {reviews.map((review) => (
        <ReviewCard key={review.author} {...review} />
      ))}
      <ReviewCard author="Пётр" rating={4} />
    </Stack>
  ),
};

function nothingWritten() {
  const nothing = undefined;
  return {
    date: nothing,
    sizeName: nothing,
    fit: nothing,
    advantages: nothing,
    disadvantages: nothing,
    text: nothing,
    photos: [],
  };
}
