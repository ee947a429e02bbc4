import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { LikeButton, type LikeButtonProps } from './index.js';

/** Answers after a moment, as a server would. */
function Saved(props: LikeButtonProps) {
  const [liked, setLiked] = useState(props.liked);
  const save = async (next: boolean) => {
    props.onLikedChange(next);
    await new Promise((resolve) => setTimeout(resolve, 100));
    setLiked(next);
  };
  return <LikeButton {...props} liked={liked} onLikedChange={save} />;
}

const meta = {
  title: 'Shop/LikeButton',
  component: LikeButton,
  args: { liked: false, onLikedChange: fn() },
  render: (args) => <Saved {...args} />,
} satisfies Meta<typeof LikeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotLiked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const heart = canvas.getByRole('button', { name: 'В избранное' });
    await expect(heart).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onLikedChange).toHaveBeenCalledWith(true);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const Liked: Story = { args: { liked: true } };

/** The server does not answer, so the heart is reset. */
export const Refused: Story = {
  render: (args) => <LikeButton {...args} onLikedChange={() => Promise.reject(new Error('no signal'))} />,
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button');
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [NotLiked, Liked, Disabled]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [{ args: NotLiked.args }, Liked, Disabled]);
