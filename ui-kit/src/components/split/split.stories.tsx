import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../../testing/pictures.js';
import { Card } from '../card/index.js';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { Split } from './index.js';

const meta = {
  title: 'Layout/Split',
  component: Split,
  args: {
    children: (
      <Stack>
        {Array.from({ length: 4 }, (_, index) => (
          <Card key={index}>
            <Text>Товар {index + 1}</Text>
          </Card>
        ))}
      </Stack>
    ),
    aside: <Card variant="raised">Итого</Card>,
  },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

/** The aside stays in view while the content scrolls. */
export const Sticky: Story = {
  args: {
    sticky: true,
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <Card key={index}>
            <Text>Товар {index + 1}</Text>
          </Card>
        ))}
      </Stack>
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Split {...args} />
    </div>
  ),
};

export const AllStates: Story = { parameters: picture };
