import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { Stack } from '../stack/index.js';
import { StoreBadge } from './index.js';

const meta = {
  title: 'Shop/StoreBadge',
  component: StoreBadge,
  args: { store: 'app-store', href: 'https://store.example/app' },
} satisfies Meta<typeof StoreBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AppStore: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Загрузите в App Store' })).toHaveFocus();
  },
};

export const GooglePlay: Story = { args: { store: 'google-play' } };

export const RuStore: Story = { args: { store: 'rustore' } };

export const Together: Story = {
  render: (args) => (
    <Stack direction="row" gap={2} wrap>
      <StoreBadge {...args} store="app-store" />
      <StoreBadge {...args} store="google-play" />
      <StoreBadge {...args} store="rustore" />
    </Stack>
  ),
};

export const RightToLeft: Story = { ...Together, decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [AppStore, RuStore]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [AppStore, GooglePlay, RuStore, Together]);
