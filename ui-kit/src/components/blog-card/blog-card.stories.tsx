import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { posts } from '../../fixtures/blog.js';
import { brokenPicture } from '../../fixtures/pictures.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { picture } from '../../testing/pictures.js';
import { Grid } from '../grid/index.js';
import { Skeleton } from '../skeleton/index.js';
import { Stack } from '../stack/index.js';
import { interaction } from '../../testing/interaction.js';
import { BlogCard } from './index.js';

const meta = {
  title: 'Data/BlogCard',
  component: BlogCard,
  args: posts[0]!,
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BlogCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press anywhere on the card follows its one link. */
export const Medium: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: posts[0]!.title })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Large: Story = {
  args: { size: 'large' },
  decorators: [(Story) => <div css={{ width: 'min(1200px, 92vw)' }}>{<Story />}</div>],
  globals: { viewport: { value: 'wide' } },
};

export const TitleOnly: Story = { args: { description: undefined, date: undefined } };

export const WithoutPicture: Story = { args: { poster: null, darkPoster: null } };

export const LostPicture: Story = { args: { poster: brokenPicture, darkPoster: brokenPicture } };

/** An invalid date is left out. */
export const WrongDate: Story = { args: { date: 'вчера' } };

/** Skeletons hold the final places while the card loads. */
export const Loading: Story = {
  render: () => (
    <Stack>
      <Skeleton ratio={3 / 2} />
      <Skeleton width="30%" height={16} />
      <Skeleton width="80%" height={24} />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    title:
      'Достопримечательности высокотехнологичного водонепроницаемого ассортимента: двадцатичетырёхчасовая доставка',
    description: 'Антибактериальные светоотражающие непромокаемые вставки. '.repeat(8),
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
};

export const Zoomed: Story = { ...Large, globals: { viewport: { value: 'zoomed' } } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Medium, TitleOnly]), tags: ['pseudo'] };

export const AllStates: Story = {
  parameters: picture,
  render: (args) => (
    <Stack gap={12}>
      <BlogCard {...args} size="large" />
      <Grid columns={[1, 2, 3]} gap={6}>
        {posts.slice(1).map((post) => (
          <BlogCard key={post.href} {...post} />
        ))}
        <BlogCard {...args} title="Без снимка и слов" poster={null} description={undefined} />
      </Grid>
    </Stack>
  ),
  decorators: [(Story) => <div css={{ width: 'min(1200px, 92vw)' }}>{<Story />}</div>],
};
