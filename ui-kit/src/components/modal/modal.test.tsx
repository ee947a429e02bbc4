import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Modal } from './index.js';

// jsdom has the `dialog` element without its methods. The stories test the real ones in a browser.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

const nothing = () => undefined;

const setup = () => {
  const onOpenChange = jest.fn();
  render(
    <Modal open title="Авторизация" onOpenChange={onOpenChange}>
      <p>Введите код</p>
    </Modal>,
  );
  return { onOpenChange, dialog: screen.getByRole('dialog', { name: 'Авторизация' }) };
};

it('asks to be closed by its button and by Escape, and leaves the answer to its caller', async () => {
  const { dialog, onOpenChange } = setup();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  expect(dialog).toHaveAttribute('open');
});

it('closes by a press that begins and ends outside', () => {
  const { dialog, onOpenChange } = setup();
  fireEvent.pointerDown(screen.getByText('Введите код'));
  fireEvent.click(dialog);
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('draws what is in it while it is open', () => {
  const { rerender } = render(
    <Modal open={false} title="Авторизация" onOpenChange={nothing}>
      Введите код
    </Modal>,
  );
  expect(screen.queryByText('Введите код')).not.toBeInTheDocument();
  rerender(
    <Modal open title="Авторизация" onOpenChange={nothing}>
      Введите код
    </Modal>,
  );
  expect(screen.getByText('Введите код')).toBeInTheDocument();
});
