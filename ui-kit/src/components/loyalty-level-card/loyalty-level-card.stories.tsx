import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { levels } from '../../fixtures/orders.js';
import { picture } from '../../testing/pictures.js';
import { Grid } from '../grid/index.js';
import { LoyaltyLevelCard } from './index.js';

const [reached, current, next, locked] = levels;

const meta = {
  title: 'Shop/LoyaltyLevelCard',
  component: LoyaltyLevelCard,
  args: { ...current, headingLevel: 2 },
  decorators: [
    (Story, { name }) =>
      name === 'All States' ? (
        <Story />
      ) : (
        <div css={{ maxWidth: 320 }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof LoyaltyLevelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {};

export const Next: Story = {
  args: next,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /^Осталось 17\s600\s₽$/ })).toBeVisible();
  },
};

export const NextAlmost: Story = { args: { ...next, spent: next.required - 10_000 } };

export const Reached: Story = { args: reached };

export const Locked: Story = { args: locked };

export const LongName: Story = {
  args: { ...next, name: 'Привилегированный высокотехнологичный покупатель' },
  globals: { viewport: { value: 'phone' } },
};

export const Zoomed: Story = { args: next, globals: { viewport: { value: 'zoomed' } } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <LoyaltyLevelCard {...args} {...next} />
    </div>
  ),
};

export const AllStates: Story = {
  parameters: picture,
  render: () => (
    <Grid columns={[1, 2, 4]}>
      {levels.map((level) => (
        <LoyaltyLevelCard key={level.name} {...level} headingLevel={2} />
      ))}
    </Grid>
  ),
};
