import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../../testing/all-states.js';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { Divider } from './index.js';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BetweenParts: Story = {
  render: (args) => (
    <Stack>
      <Text>Доставим 24 ноября</Text>
      <Divider {...args} />
      <Text>Вернуть можно в течение 14 дней</Text>
    </Stack>
  ),
};

export const Alone: Story = {};

export const AllStates: Story = allStates(meta, [BetweenParts, Alone], 'rows');
