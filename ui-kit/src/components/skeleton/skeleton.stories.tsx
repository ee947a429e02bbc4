import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../../testing/all-states.js';
import { Stack } from '../stack/index.js';
import { Skeleton } from './index.js';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { height: 20 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: 240 } };

export const Picture: Story = { args: { width: 280, height: undefined, ratio: 4 / 5 } };

export const Card: Story = {
  render: () => (
    <Stack gap={3} css={{ width: 280 }}>
      <Skeleton ratio={4 / 5} />
      <Skeleton height={20} width="40%" />
      <Skeleton height={20} width="80%" />
      <Skeleton height={24} width="30%" />
    </Stack>
  ),
};

export const AllStates: Story = allStates(meta, [Line, Picture, Card]);
