import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { rightToLeftPage } from '../../fixtures/right-to-left.js';
import { noPicture, picture } from '../../testing/pictures.js';
import { Button } from '../button/index.js';
import { Text } from '../text/index.js';
import { Drawer, type DrawerProps } from './index.js';

/** The caller decides whether it is open. */
function Opened(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      <Drawer
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  // Each state is drawn by itself: an overlay covers the others.
  tags: ['picture'],
  // Inline, the drawers of one docs page would cover each other.
  parameters: { ...picture, docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Корзина',
    children: <Text>В корзине 2 товара на 19 980 ₽</Text>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = {};

export const Left: Story = { args: { placement: 'left', title: 'Меню' } };

export const WithFooter: Story = { args: { footer: <Button wide>Оформить заказ</Button> } };

/** The body scrolls, while the title and the footer stay. */
export const LongContent: Story = {
  args: {
    title: 'Фильтры',
    footer: <Button wide>Показать 128 товаров</Button>,
    children: Array.from({ length: 40 }, (_, index) => <Text key={index}>Строка {index + 1}</Text>),
  },
  globals: { viewport: { value: 'phone' } },
  // The body becomes a named tab stop after it was measured.
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Фильтры' })).toHaveAttribute('tabindex', '0');
  },
};

export const LongTitle: Story = { args: { title: 'Высококонцентрированные водоотталкивающие пропитки' } };

export const Closed: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** The focus moves into the drawer, is trapped there, and returns on closing. */
export const Keyboard: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  args: { open: false, footer: <Button wide>Оформить заказ</Button> },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Корзина' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesByButton: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const RightToLeft: Story = {
  args: { footer: <Button wide>Оформить заказ</Button> },
  decorators: [rightToLeftPage],
};

export const ZoomedTwice: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  args: { footer: <Button wide>Оформить заказ</Button> },
  globals: { viewport: { value: 'zoomed' } },
};
