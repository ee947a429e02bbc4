import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { rightToLeftPage } from '../../fixtures/right-to-left.js';
import { DownloadIcon, EditIcon, TrashIcon } from '../../icons/index.js';
import { noPicture, picture, pictureOnDesktop } from '../../testing/pictures.js';
import { Card } from '../card/index.js';
import { ContextMenu } from './index.js';

const onSelect = fn();

const meta = {
  title: 'Overlays/ContextMenu',
  component: ContextMenu,
  // Each state is drawn by itself: an overlay covers the others.
  tags: ['picture'],
  parameters: picture,
  args: {
    label: 'Заказ 1042',
    items: [
      { value: 'receipt', label: 'Скачать чек', icon: <DownloadIcon />, onSelect },
      { value: 'edit', label: 'Изменить адрес', icon: <EditIcon />, disabled: true },
      'separator',
      { value: 'cancel', label: 'Отменить заказ', icon: <TrashIcon />, tone: 'danger', onSelect },
    ],
    children: <Card>Заказ 1042</Card>,
    tabIndex: 0,
    role: 'group',
    'aria-label': 'Заказ 1042',
  },
  decorators: [
    (Story) => (
      <div css={{ minHeight: 300, maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const area = () => screen.getByRole('group', { name: 'Заказ 1042' });

const opened: Story['play'] = async () => {
  const { left, top } = area().getBoundingClientRect();
  await fireEvent.contextMenu(area(), { clientX: left + 40, clientY: top + 20 });
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

export const Closed: Story = { tags: ['!picture'], parameters: noPicture };

/** At the pointer. */
export const Open: Story = {
  play: async (context) => {
    await opened(context);
    const { left, top } = area().getBoundingClientRect();
    await waitFor(async () => {
      const menu = screen.getByRole('menu').getBoundingClientRect();
      await expect(Math.abs(menu.left - left - 40)).toBeLessThan(8);
      await expect(Math.abs(menu.top - top - 20)).toBeLessThan(8);
    });
  },
};

/** A pressed action. The list is rendered in the body, outside the story's element. */
export const Pressed: Story = {
  play: opened,
  globals: { pseudo: { active: ['[data-value="receipt"]'] } },
  parameters: { ...pictureOnDesktop, pseudo: { rootSelector: 'body' } },
  tags: ['pseudo'],
};

/** The menu key opens it below what has the focus, `Escape` returns there. */
export const Keyboard: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  play: async () => {
    area().focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const menu = await screen.findByRole('menu', { name: 'Заказ 1042' });
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('о');
    const last = screen.getByRole('menuitem', { name: 'Отменить заказ' });
    await waitFor(() => expect(last).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await waitFor(() => expect(area()).toHaveFocus());
    await userEvent.keyboard('{ContextMenu}');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Скачать чек' })).toHaveAttribute('data-highlighted'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
    await waitFor(() => expect(area()).toHaveFocus());
  },
  beforeEach: () => {
    onSelect.mockClear();
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
