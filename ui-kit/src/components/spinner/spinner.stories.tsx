import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tokens } from '../../tokens/generated/tokens.js';
import { allStates } from '../../testing/all-states.js';
import { Stack } from '../stack/index.js';
import { Spinner } from './index.js';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем');
  },
};

export const OwnWords: Story = { args: { label: 'Считаем доставку' } };

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Spinner size="small" />
      <Spinner size="medium" />
      <Spinner size="large" />
    </Stack>
  ),
};

/** It takes the text colour of its surroundings. */
export const Colour: Story = {
  render: () => (
    <div
      css={{ display: 'inline-flex', padding: 12, background: tokens.color.action, color: tokens.color['on-action'] }}
    >
      <Spinner />
    </div>
  ),
};

export const AllStates: Story = allStates(meta, [Plain, Sizes, Colour]);
