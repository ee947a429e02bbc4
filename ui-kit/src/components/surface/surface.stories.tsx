import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../../testing/all-states.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Text } from '../text/index.js';
import { Surface } from './index.js';

/** The room is the caller's. */
const words = (text: string) => (
  <Text tone="inherit" css={{ padding: tokens.space[6] }}>
    {text}
  </Text>
);

const meta = {
  title: 'Layout/Surface',
  component: Surface,
  args: { tone: 'paper', children: words('Вернуть можно в течение 14 дней') },
} satisfies Meta<typeof Surface>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What covers a picture, or what scrolls by. */
export const Paper: Story = {};

/** Under pictures of goods. */
export const Product: Story = { args: { tone: 'product' } };

/** Bonuses and cashback only. */
export const Bonus: Story = {
  args: { tone: 'bonus', children: words('5000 бонусов за регистрацию') },
};

/** Parted from what it lies upon. */
export const Ruled: Story = { args: { rule: true } };

export const AllStates: Story = allStates(meta, [Paper, Product, Bonus, Ruled]);
