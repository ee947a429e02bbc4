import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { Icon } from '../icon/index.js';
import { VisuallyHidden } from './index.js';

const meta = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Мои заказы' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The icon is visible, and the text is for screen readers. */
export const InLink: Story = {
  render: (args) => (
    <a href="#orders" css={{ display: 'inline-grid', placeItems: 'center', width: 44, height: 44, color: 'inherit' }}>
      <Icon name="truck" />
      <VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Мои заказы' })).toBeVisible();
  },
};

export const AllStates: Story = allStates(meta, [InLink]);
