import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { Text } from '../text/index.js';
import { Link, LinkProvider } from './index.js';

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '/delivery', children: 'условия доставки' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Looks like a link at once. */
export const InText: Story = {
  render: (args) => (
    <Text>
      Прочтите <Link {...args} /> перед заказом.
    </Text>
  ),
};

/** In lists and menus, where the place says that it is a link. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Доставка' } };

/** Above what it belongs to, such as the brand above a name. */
export const Strong: Story = { args: { variant: 'strong', children: 'Snegolom' } };

/** Carries no look: the caller draws a card or a picture. */
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

/** Every link of the kit goes through what the application gives. */
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

export const AllStates: Story = allStates(meta, [InText, Quiet, Bare, LongWordsWrap]);
