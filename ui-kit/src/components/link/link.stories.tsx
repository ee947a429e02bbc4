import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { Text } from '../text/index.js';
import { Link, LinkProvider } from './index.js';

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '/delivery', children: 'условия доставки' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Always underlined, for running text. */
export const InText: Story = {
  render: (args) => (
    <Text>
      Прочтите <Link {...args} /> перед заказом.
    </Text>
  ),
};

/** Underlined on hover only, for lists and menus. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Доставка' } };

/** For a link above the text it belongs to, such as a brand above a product's name. */
export const Strong: Story = { args: { variant: 'strong', children: 'Snegolom' } };

/** Unstyled: the caller renders a card or a picture. */
export const Bare: Story = { args: { variant: 'bare', children: 'Весь блок — ссылка' } };

export const LongWordsWrap: Story = {
  args: { children: 'Правила возврата высокотехнологичной водонепроницаемой обуви' },
  decorators: [
    (Story) => (
      <div css={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
};

/** The component given to `LinkProvider` renders every link of the kit. */
export const ThroughRouter: Story = {
  render: (args) => (
    <LinkProvider component={({ href, ...props }) => <a href={`/ru${href}`} {...props} />}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/ru/delivery');
  },
};

/** `render` draws one link by an element of yours, which keeps its own props. */
export const Rendered: Story = {
  render: (args) => <Link {...args} render={<a href="/ru/delivery" data-prefetch="" />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/ru/delivery');
    await expect(canvas.getByRole('link')).toHaveAttribute('data-prefetch');
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [InText, Quiet, Strong]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [InText, Quiet, Bare, LongWordsWrap]);
