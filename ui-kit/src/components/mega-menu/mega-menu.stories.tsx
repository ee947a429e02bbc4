import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { departments } from '../../fixtures/departments.js';
import { drawsNothing } from '../../fixtures/draws-nothing.js';
import { rightToLeftPage } from '../../fixtures/right-to-left.js';
import { allStates, named } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { noPicture, picture } from '../../testing/pictures.js';
import { MegaMenu } from './index.js';

const meta = {
  title: 'Navigation/MegaMenu',
  component: MegaMenu,
  args: { items: departments },
} satisfies Meta<typeof MegaMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The category of reduced prices is red. */
export const Closed: Story = {};

export const Active: Story = { args: { activeSlug: 'shoes' } };

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Обувь' }));
  await waitFor(() => expect(canvas.getByRole('group', { name: 'Обувь' })).toBeVisible());
};

const tall: Story['decorators'] = [
  (Story) => (
    <div css={{ minHeight: 480 }}>
      <Story />
    </div>
  ),
];

export const Open: Story = { tags: ['picture'], parameters: picture, decorators: tall, play: opened };

/** A category with neither brands nor a picture. */
export const OnlyLinks: Story = {
  tags: ['picture'],
  parameters: picture,
  decorators: tall,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Аксессуары' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Рюкзаки' })).toBeVisible());
  },
};

/** It opens when the pointer rests on an entry, and closes after it has left. */
export const ByPointer: Story = {
  parameters: noPicture,
  decorators: tall,
  play: async ({ canvas }) => {
    const shoes = canvas.getByRole('button', { name: 'Обувь' });
    await userEvent.hover(shoes);
    await expect(shoes).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(shoes).toHaveAttribute('aria-expanded', 'true'));
    // The click that follows the pointer does not close the panel that has just opened.
    await userEvent.click(shoes);
    await expect(shoes).toHaveAttribute('aria-expanded', 'true');
    await userEvent.hover(canvas.getByRole('link', { name: 'Ботинки' }));
    await userEvent.hover(canvas.getByRole('button', { name: 'Одежда' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Куртки' })).toBeVisible());
    await expect(shoes).toHaveAttribute('aria-expanded', 'false');
    await userEvent.unhover(canvas.getByRole('button', { name: 'Одежда' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Куртки' })).not.toBeInTheDocument());
  },
};

/** Link entries: a click follows the link; the pointer and `↓` open the panel. */
export const LinkEntries: Story = {
  parameters: noPicture,
  decorators: tall,
  args: { entries: 'links' },
  play: async ({ canvas }) => {
    const shoes = canvas.getByRole('link', { name: 'Обувь' });
    await userEvent.hover(shoes);
    await waitFor(() => expect(shoes).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.unhover(shoes);
    await waitFor(() => expect(shoes).toHaveAttribute('aria-expanded', 'false'));
    shoes.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Кроссовки' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shoes).toHaveFocus());
  },
};

/** `↓` enters the panel, `Escape` returns, and the panel closes when the focus leaves it. */
export const Keyboard: Story = {
  parameters: noPicture,
  decorators: tall,
  play: async ({ canvas }) => {
    const [news, shoes, clothes] = ['Новинки', 'Обувь', 'Одежда'].map((name) =>
      canvas.getByRole(name === 'Новинки' ? 'link' : 'button', { name }),
    );
    await userEvent.tab();
    await expect(news).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shoes).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Кроссовки' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Ботинки' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shoes).toHaveFocus());
    await expect(shoes).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shoes).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(clothes).toHaveFocus();
    await waitFor(() => expect(shoes).toHaveAttribute('aria-expanded', 'false'));
    await expect(screen.queryByRole('link', { name: 'Ботинки' })).not.toBeInTheDocument();
  },
};

export const LongNames: Story = {
  tags: ['picture'],
  parameters: picture,
  decorators: tall,
  args: {
    items: departments.map((item) => ({
      ...item,
      label: `${item.label} и сопутствующие товары`,
      ...(item.groups && {
        groups: item.groups.map((group) => ({
          ...group,
          links: group.links.map((link) => ({ ...link, label: `${link.label}: высокотехнологичный ассортимент` })),
        })),
      }),
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Обувь/ }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Ботинки/ })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Empty: Story = { args: { items: [] }, decorators: [drawsNothing] };

export const RightToLeft: Story = {
  tags: ['picture'],
  parameters: picture,
  decorators: [...tall, rightToLeftPage],
  play: opened,
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Closed, Active].map(named), 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Closed, Active].map(named), 'rows');
