import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { menu } from '../../fixtures/catalogue.js';
import { departments } from '../../fixtures/departments.js';
import { pictureOnly } from '../../testing/all-states.js';
import { picture } from '../../testing/pictures.js';
import { SiteMenu } from '../site-menu/index.js';
import { ThemeToggle } from '../theme-toggle/index.js';
import { MobileMenu } from './index.js';

const meta = {
  title: 'Page/MobileMenu',
  component: MobileMenu,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { open: true, onOpenChange: fn(), items: menu },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Active: Story = { args: { activeSlug: 'shoes' } };

export const WithFooter: Story = { tags: ['picture'], parameters: picture, args: { footer: <ThemeToggle /> } };

/** Entries without a slug and the search are left out, because they are elsewhere on a phone. */
export const LeavesOut: Story = {
  args: {
    items: [...menu, { slug: 'search', label: 'Поиск', href: '/search' }, { slug: '', label: 'Пусто', href: '/' }],
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Кроссовки' })).toBeInTheDocument();
    await expect(screen.queryByRole('link', { name: 'Поиск' })).not.toBeInTheDocument();
  },
};

export const LongNames: Story = {
  tags: ['picture'],
  parameters: picture,
  args: { items: menu.map((item) => ({ ...item, label: `${item.label}: высокотехнологичный ассортимент` })) },
};

/**
 * A category with levels expands in place; that of the page is expanded initially. Below are the pages about the shop.
 */
export const Levels: Story = {
  tags: ['picture'],
  parameters: picture,
  args: {
    items: departments,
    activeSlug: 'shoes',
    children: <SiteMenu layout="column" links={[{ label: 'Доставка', href: '/delivery' }]} />,
    footer: <ThemeToggle />,
  },
  play: async () => {
    // The menu slides in.
    await waitFor(() => expect(screen.getByRole('link', { name: 'Всё в разделе «Обувь»' })).toBeVisible());
  },
};

export const AllStates: Story = { ...Active, parameters: pictureOnly };
