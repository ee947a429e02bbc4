import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandLogo } from '../../fixtures/brand-logo.js';
import { menu } from '../../fixtures/catalogue.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { pictureOnly } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { picture } from '../../testing/pictures.js';
import { CategoryMenu } from '../category-menu/index.js';
import { IconLink } from '../icon-button/index.js';
import { Link } from '../link/index.js';
import { SearchBox } from '../search-box/index.js';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { Header } from './index.js';

const meta = {
  title: 'Page/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    logo: <BrandLogo />,
    menu: <CategoryMenu items={menu} activeSlug="sneakers" />,
    search: <SearchBox action="/search" />,
    searchHref: '/search',
    menuFallbackHref: '#menu',
    onMenuOpen: fn(),
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const WithActions: Story = {
  args: { actions: <IconLink icon="truck" label="Мои заказы" href="/account/orders" /> },
};

/** Any picture can be the logo; the header gives it the theme's text colour. */
export const WithPicture: Story = {
  tags: ['picture'],
  parameters: picture,
  args: {
    logo: (
      <svg
        role="img"
        aria-label="Fjord"
        viewBox="0 0 96 24"
        height={24}
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
      >
        <path d="M2 22 14 4l8 12 6-9 12 15" />
        <path d="M52 4v18M52 5h12M52 13h9M92 4v18H78" />
      </svg>
    ),
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Открыть меню' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(args.onMenuOpen).toHaveBeenCalledOnce();
  },
};

export const MenuOpen: Story = {
  tags: ['picture'],
  parameters: picture,
  args: { menuOpen: true },
  globals: { viewport: { value: 'phone' } },
};

/**
 * The header hides when scrolling down and returns 200 ms after scrolling stops. It stays while the focus is inside it.
 * Elements focused by keyboard are scrolled below it.
 */
export const OverLongPage: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Stack css={{ padding: 40 }}>
          {Array.from({ length: 60 }, (_, index) => (
            <Text key={index}>
              <Link variant="quiet" href={`#${index}`}>
                Строка {index + 1}
              </Link>
            </Text>
          ))}
        </Stack>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Строка 20' });
    window.scrollBy(0, link.getBoundingClientRect().top - 20);
    link.focus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(canvas.getByRole('banner').offsetHeight);
  },
};

export const ZoomedTwice: Story = { globals: { viewport: { value: 'zoomed' } } };

export const RightToLeft: Story = { tags: ['picture'], parameters: picture, decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = {
  ...interaction(meta, [WithActions], 'rows', (title) => ({
    menu: <CategoryMenu items={menu} aria-label={title} />,
    search: <SearchBox action="/search" aria-label={title} />,
  })),
  tags: ['pseudo'],
};

export const AllStates: Story = { ...WithActions, parameters: pictureOnly };
