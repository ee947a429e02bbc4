import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawing } from '../../fixtures/pictures.js';
import { allStates } from '../../testing/all-states.js';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { Avatar } from './index.js';

const portrait = drawing(
  '<path fill="#c9b79c" d="M0 0h72v72H0z"/><circle cx="36" cy="29" r="13" fill="#6d4c35"/><path d="M10 72c2-18 13-26 26-26s24 8 26 26z" fill="#2f3e46"/>',
  '0 0 72 72',
);

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Анна Каренина' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Анна Каренина' })).toHaveTextContent('АК');
  },
};

export const Picture: Story = { args: { src: portrait } };

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" align="center">
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </Stack>
  ),
};

/** Somebody who has not given a name. */
export const Nameless: Story = { args: { name: '—' } };

export const BesideTheName: Story = {
  render: (args) => (
    <Stack direction="row" align="center" gap={3}>
      <Avatar {...args} aria-hidden="true" />
      <Text>{args.name}</Text>
    </Stack>
  ),
};

export const AllStates: Story = allStates(meta, [Initials, Picture, Sizes, Nameless, BesideTheName]);
