import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { picture } from '../../testing/pictures.js';
import { Grid } from '../grid/index.js';
import { Stack } from '../stack/index.js';
import { Heading, Text } from '../text/index.js';
import { interaction } from '../../testing/interaction.js';
import { Card, CardLink } from './index.js';

const words = (
  <Stack gap={2}>
    <Heading level={3} size="small">
      Доставка курьером
    </Heading>
    <Text tone="muted">24–&#8288;28 ноября, с 10 до 18 часов</Text>
  </Stack>
);

const meta = {
  title: 'Data/Card',
  component: Card,
  args: { children: words },
  decorators: [atMost(760)],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outlined: Story = {};

export const Raised: Story = { args: { variant: 'raised' } };

/** For bonuses and cashback only. */
export const Bonus: Story = { args: { tone: 'bonus', children: '2\u00A0480 бонусов' } };

export const Subtle: Story = { args: { variant: 'subtle' } };

/** As a `section` it is a region of the page with a name. */
export const Section: Story = { args: { as: 'section', 'aria-label': 'Доставка' } };

/** The whole card is one link. */
export const AsLink: Story = {
  render: () => <CardLink href="/delivery">{words}</CardLink>,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Доставка курьером/ })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: { children: 'Высокотехнологичный водонепроницаемый автоматизированный пункт-выдачи-интернет-заказов' },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = { args: { children: null } };

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <CardLink href="/delivery">{words}</CardLink>
    </div>
  ),
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Outlined, AsLink]), tags: ['pseudo'] };

export const AllStates: Story = {
  parameters: picture,
  render: () => (
    <Grid columns={[1, 2, 2]}>
      <Card>{words}</Card>
      <Card variant="raised">{words}</Card>
      <Card variant="subtle">{words}</Card>
      <CardLink href="/delivery">{words}</CardLink>
      <Card tone="bonus">2&nbsp;480 бонусов</Card>
    </Grid>
  ),
};
