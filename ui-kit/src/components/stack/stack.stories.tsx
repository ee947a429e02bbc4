import type { Meta, StoryObj } from '@storybook/react-vite';
import { atMost } from '../../fixtures/at-most.js';
import { allStates } from '../../testing/all-states.js';
import { Button } from '../button/index.js';
import { Stack } from './index.js';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Button variant="secondary">Первая</Button>
        <Button variant="secondary">Вторая</Button>
        <Button variant="secondary">Третья</Button>
      </>
    ),
  },
  decorators: [atMost(560)],
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};

export const Row: Story = { args: { direction: 'row', wrap: true } };

export const Between: Story = { args: { direction: 'row', justify: 'between', wrap: true } };

export const Start: Story = { args: { align: 'start' } };

export const WideGap: Story = { args: { gap: 10 } };

export const WrapOnPhone: Story = {
  args: { direction: 'row', wrap: true },
  globals: { viewport: { value: 'phone' } },
};

export const AllStates: Story = allStates(meta, [Column, Row, Between, Start, WideGap], 'rows');
