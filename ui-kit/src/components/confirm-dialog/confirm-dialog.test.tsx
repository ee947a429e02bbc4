import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/index.js';
import { ConfirmDialog, type ConfirmDialogProps } from './index.js';

function Asking(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Удалить адрес</Button>
      <ConfirmDialog
        title="Удалить адрес?"
        confirmLabel="Удалить"
        onConfirm={() => undefined}
        {...props}
        open={open}
        onOpenChange={setOpen}
      >
        Его придётся вводить заново
      </ConfirmDialog>
    </>
  );
}

const ask = async (props: Partial<ConfirmDialogProps> = {}) => {
  render(<Asking {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Удалить адрес' }));
  return screen.findByRole('alertdialog', { name: 'Удалить адрес?' });
};
/** Zag listens to presses outside from the next task on. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

it('ConfirmDialog describes the consequence and focuses the cancel button first', async () => {
  const onConfirm = jest.fn<() => void>();
  const dialog = await ask({ onConfirm });
  expect(dialog).toHaveAccessibleDescription('Его придётся вводить заново');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await gone();
  expect(onConfirm).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Удалить адрес' })).toHaveFocus());
});

it('ConfirmDialog stays open while its action runs, and closes when the action is done', async () => {
  let done: () => void = () => undefined;
  const onConfirm = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  await ask({ onConfirm });
  const yes = screen.getByRole('button', { name: 'Удалить' });
  await userEvent.click(yes);
  expect(yes).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(yes);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await act(async () => done());
  await gone();
});

it('ConfirmDialog shows a failure, can retry, and clears the failure when reopened', async () => {
  const onConfirm = jest.fn<() => Promise<void>>().mockRejectedValue(new Error('503'));
  await ask({ onConfirm });
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось. Проверьте связь и попробуйте ещё раз');
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  await gone();
  await userEvent.click(screen.getByRole('button', { name: 'Удалить адрес' }));
  await screen.findByRole('alertdialog');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('ConfirmDialog shows the reason of a failure in the words of errorOf', async () => {
  const onConfirm = () => Promise.reject(new Error('На этот адрес едет заказ'));
  await ask({ onConfirm, errorOf: (reason) => (reason as Error).message });
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('На этот адрес едет заказ');
});

it('ConfirmDialog is not closed by a click outside the dialog', async () => {
  const dialog = await ask();
  await settled();
  fireEvent.pointerDown(document.body);
  await settled();
  expect(dialog).toBeInTheDocument();
});
