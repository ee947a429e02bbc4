import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '../../tokens/generated/tokens.js';
import { allStates } from '../../testing/all-states.js';
import { Text } from '../text/index.js';
import { Container } from './index.js';

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Text css={{ paddingBlock: tokens.space[4], background: tokens.color.subtle }}>Страница между полями</Text>
    ),
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 40px of padding on each side, and at most 1440px wide. */
export const Desktop: Story = { globals: { viewport: { value: 'wide' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Section: Story = { args: { as: 'section' } };

export const AllStates: Story = allStates(meta, [Desktop, Section], 'rows');
