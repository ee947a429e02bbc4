import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../../testing/all-states.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Text } from '../text/index.js';
import { Surface } from './index.js';

/** The caller adds the padding. */
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

/** For content over a picture or over scrolling content. */
export const Paper: Story = {};

/** For backgrounds of product pictures. */
export const Product: Story = { args: { tone: 'product' } };

/** For bonuses and cashback only. */
export const Bonus: Story = {
  args: { tone: 'bonus', children: words('5000 бонусов за регистрацию') },
};

/** A hairline separates it from the background. */
export const Ruled: Story = { args: { rule: true } };

/** A sheet on a page of the same colour. */
export const Edged: Story = { args: { edged: true } };

export const AllStates: Story = allStates(meta, [Paper, Product, Bonus, Ruled]);
