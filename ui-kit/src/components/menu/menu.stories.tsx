import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { rightToLeftPage } from '../../fixtures/right-to-left.js';
import { DownloadIcon, EditIcon, MoreIcon, PinIcon, ReturnIcon, TrashIcon } from '../../icons/index.js';
import { noPicture, picture, pictureOnDesktop } from '../../testing/pictures.js';
import { Button } from '../button/index.js';
import { ConfirmDialog } from '../confirm-dialog/index.js';
import { Drawer } from '../drawer/index.js';
import { IconButton } from '../icon-button/index.js';
import { Menu } from './index.js';

const onSelect = fn();

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  // Each state is drawn by itself: an overlay covers the others.
  tags: ['picture'],
  parameters: picture,
  args: {
    label: 'Заказ 1042',
    items: [
      { value: 'track', label: 'Где посылка', icon: <PinIcon />, href: '#track' },
      { value: 'receipt', label: 'Скачать чек', icon: <DownloadIcon />, onSelect },
      { value: 'edit', label: 'Изменить адрес', icon: <EditIcon />, disabled: true },
      { value: 'return', label: 'Вернуть товары', icon: <ReturnIcon />, href: '#return' },
      'separator',
      { value: 'cancel', label: 'Отменить заказ', icon: <TrashIcon />, tone: 'danger', onSelect },
    ],
    children: (trigger) => (
      <Button variant="secondary" {...trigger}>
        Действия
      </Button>
    ),
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div css={{ minHeight: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

export const Closed: Story = { tags: ['!picture'], parameters: noPicture };

export const Open: Story = { play: opened };

/** The highlighted action has a bar at its start in addition to another background. */
export const Highlighted: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowUp}');
    const last = await screen.findByRole('menuitem', { name: 'Отменить заказ' });
    await waitFor(() => expect(last).toHaveAttribute('data-highlighted'));
  },
};

/** A pressed action. The list is rendered in the body, outside the story's element. */
export const Pressed: Story = {
  play: opened,
  globals: { pseudo: { active: ['[data-value="receipt"]'] } },
  parameters: { ...pictureOnDesktop, pseudo: { rootSelector: 'body' } },
  tags: ['pseudo'],
};

export const FromIcon: Story = {
  args: {
    placement: 'bottom-end',
    children: (trigger) => <IconButton icon={<MoreIcon />} label="Действия с заказом 1042" {...trigger} />,
  },
  play: opened,
};

export const WithoutIcons: Story = {
  args: {
    label: 'Сортировать отзывы',
    items: [
      { value: 'new', label: 'Сначала новые', onSelect },
      { value: 'good', label: 'Сначала хорошие', onSelect },
      { value: 'bad', label: 'Сначала плохие', onSelect },
    ],
  },
  play: opened,
};

/** Arrow keys move and wrap, a letter finds, `Enter` chooses, `Escape` and `Tab` close. */
export const Keyboard: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Действия' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Где посылка' });
    await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{ArrowUp}');
    const last = screen.getByRole('menuitem', { name: 'Отменить заказ' });
    await waitFor(() => expect(last).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('с');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Скачать чек' })).toHaveAttribute('data-highlighted'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
  beforeEach: () => {
    onSelect.mockClear();
  },
};

function OrderDrawer() {
  const [open, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Заказ 1042</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Заказ 1042">
        <Menu
          label="Действия с заказом"
          items={[
            { value: 'receipt', label: 'Скачать чек', icon: <DownloadIcon />, onSelect },
            {
              value: 'cancel',
              label: 'Отменить заказ',
              icon: <TrashIcon />,
              tone: 'danger',
              onSelect: () => setAsks(true),
            },
          ]}
        >
          {(trigger) => (
            <Button variant="secondary" {...trigger}>
              Действия
            </Button>
          )}
        </Menu>
        <ConfirmDialog
          open={asks}
          onOpenChange={setAsks}
          title="Отменить заказ?"
          confirmLabel="Отменить заказ"
          onConfirm={() => undefined}
        >
          Деньги вернутся на карту в течение трёх дней.
        </ConfirmDialog>
      </Drawer>
    </>
  );
}

/** The same to try by hand: open the drawer, its menu and the question. */
export const OrderInDrawer: Story = { tags: ['!picture'], parameters: noPicture, render: () => <OrderDrawer /> };

/** In a drawer the menu is on top, takes the focus and returns it layer by layer. */
export const InDrawer: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  render: () => <OrderDrawer />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Заказ 1042' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Заказ 1042' });
    const actions = await screen.findByRole('button', { name: 'Действия' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    actions.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'Действия с заказом' });
    await waitFor(() => expect(menu).toHaveFocus());
    const cancel = screen.getByRole('menuitem', { name: 'Отменить заказ' });
    const { left, top, width, height } = cancel.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(cancel);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await waitFor(() => expect(actions).toHaveFocus());
    await expect(drawer).toBeVisible();

    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Отменить заказ' })).toHaveAttribute('data-highlighted'),
    );
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Отменить заказ?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(actions).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongWordsOnPhone: Story = {
  args: {
    items: [
      { value: 'a', label: 'Высококонцентрированные водоотталкивающие пропитки', icon: <EditIcon />, onSelect },
      { value: 'b', label: 'Отменить', tone: 'danger', icon: <TrashIcon />, onSelect },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: opened,
};

export const RightToLeft: Story = { decorators: [rightToLeftPage], play: opened };
