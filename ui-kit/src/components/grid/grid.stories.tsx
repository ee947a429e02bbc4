import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '../../tokens/generated/tokens.js';
import { allStates } from '../../testing/all-states.js';
import { Text } from '../text/index.js';
import { Grid } from './index.js';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    children: Array.from({ length: 6 }, (_, index) => (
      <Text key={index} css={{ padding: tokens.space[4], background: tokens.color.subtle }}>
        {index + 1}
      </Text>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const TwoOnPhone: Story = { args: { columns: [2, 3, 4] }, globals: { viewport: { value: 'phone' } } };

export const Tight: Story = { args: { columns: [3, 4, 6], gap: 1 } };

/** A long word does not make its column wider than the others. */
export const LongWord: Story = {
  args: {
    columns: [3, 3, 3],
    children: ['Высококонцентрированный', 'Водоотталкивающий', 'Да'].map((word) => (
      <Text key={word} css={{ padding: tokens.space[2], background: tokens.color.subtle }}>
        {word}
      </Text>
    )),
  },
  globals: { viewport: { value: 'phone' } },
};

export const AllStates: Story = allStates(meta, [Desktop, TwoOnPhone, Tight, LongWord], 'rows');
