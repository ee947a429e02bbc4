import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { rightToLeftPage } from '../../fixtures/right-to-left.js';
import { noPicture, picture } from '../../testing/pictures.js';
import { Button } from '../button/index.js';
import { ConfirmDialog, type ConfirmDialogProps } from './index.js';

function Asking(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Удалить адрес
      </Button>
      <ConfirmDialog
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
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  // Each state is drawn by itself: an overlay covers the others.
  tags: ['picture'],
  parameters: { ...picture, docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Удалить адрес?',
    children: 'Москва, Большая Никитская, 12. Его придётся вводить заново.',
    confirmLabel: 'Удалить',
    onConfirm: fn() as ConfirmDialogProps['onConfirm'],
  },
  render: (args) => <Asking {...args} />,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));

export const Asked: Story = {};

/** It waits for the promise of `onConfirm`, and cannot be closed meanwhile. */
export const Pending: Story = {
  args: { onConfirm: () => new Promise(() => undefined) },
  play: async () => {
    await confirm();
    const dialog = screen.getByRole('alertdialog');
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
  },
};

export const Failed: Story = {
  args: { onConfirm: () => Promise.reject(new Error('503')) },
  play: async () => {
    await confirm();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось');
  },
};

export const OwnReason: Story = {
  args: {
    onConfirm: () => Promise.reject(new Error('На этот адрес едет заказ 1042. Удалите адрес, когда заказ придёт')),
    errorOf: (reason) => (reason as Error).message,
  },
  play: async () => {
    await confirm();
    await expect(await screen.findByRole('alert')).toHaveTextContent('едет заказ 1042');
  },
};

/** The focus starts on the cancel button, and returns to the opener. */
export const Keyboard: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Удалить адрес' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Удалить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongWordsOnPhone: Story = {
  args: {
    title: 'Отказаться от высокотехнологичных водонепроницаемых кроссовок?',
    confirmLabel: 'Отказаться от кроссовок',
    cancelLabel: 'Оставить в заказе',
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { decorators: [rightToLeftPage] };
