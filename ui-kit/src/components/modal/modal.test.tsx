import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState, type ReactNode } from 'react';
import { Modal, type ModalProps } from './index.js';

const nothing = () => undefined;

const setup = (children: ReactNode = <p>Введите код</p>, props: Partial<ModalProps> = {}) => {
  const onOpenChange = jest.fn();
  render(
    <Modal open title="Авторизация" onOpenChange={onOpenChange} {...props}>
      {children}
    </Modal>,
  );
  return { onOpenChange, dialog: screen.getByRole('dialog', { name: 'Авторизация' }) };
};

/** Zag listens to presses outside from the next task on. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

it('Modal asks its caller to close on its close button and on Escape', async () => {
  const { dialog, onOpenChange } = setup();
  await settled();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  expect(dialog).toBeInTheDocument();
});

it('Modal closes on a click outside, but not when a text selection ends there', async () => {
  const { onOpenChange } = setup();
  await settled();
  fireEvent.pointerDown(screen.getByText('Введите код'));
  fireEvent.pointerUp(document.body);
  fireEvent.click(document.body);
  await settled();
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false]]));
});

it('Modal stays open when the user cancels a file dialog', async () => {
  const { onOpenChange } = setup(<input type="file" aria-label="Фото" />);
  await settled();
  fireEvent(screen.getByLabelText('Фото'), new Event('cancel', { bubbles: true }));
  await settled();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('Modal renders its content only while open', async () => {
  const modal = (open: boolean) => (
    <Modal open={open} title="Авторизация" onOpenChange={nothing}>
      Введите код
    </Modal>
  );
  const { rerender } = render(modal(false));
  expect(screen.queryByText('Введите код')).not.toBeInTheDocument();
  rerender(modal(true));
  expect(await screen.findByText('Введите код')).toBeInTheDocument();
});

describe('focus', () => {
  it('Modal focuses the field when its content begins with a field', async () => {
    setup(<input aria-label="Email" />);
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });

  it('Modal focuses itself when its content begins with a button, so that Enter presses no button by accident', async () => {
    const { dialog } = setup(
      <>
        <button type="button">Удалить</button>
        <input aria-label="Email" />
      </>,
    );
    await waitFor(() => expect(dialog).toHaveFocus());
  });

  it('Modal focuses the element that initialFocus refers to', async () => {
    function Named() {
      const field = useRef<HTMLInputElement>(null);
      return (
        <Modal open title="Авторизация" onOpenChange={nothing} initialFocus={field}>
          <button type="button">Телефон</button>
          <input ref={field} aria-label="Email" />
        </Modal>
      );
    }
    render(<Named />);
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });

  it('Modal keeps the focus of an autofocused field and returns it to the opener', async () => {
    function Opened() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Войти
          </button>
          <Modal open={open} title="Авторизация" onOpenChange={setOpen}>
            <input aria-label="Email" />
            <input aria-label="Код" autoFocus />
          </Modal>
        </>
      );
    }
    render(<Opened />);
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    await screen.findByRole('dialog');
    await settled();
    expect(screen.getByLabelText('Код')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Войти' })).toHaveFocus());
  });
});

it('Modal keeps the id and handlers of its caller', async () => {
  const onClick = jest.fn();
  const { dialog } = setup('Код', { id: 'sign-in', onClick });
  expect(dialog).toHaveAttribute('id', 'sign-in');
  await settled();
  await userEvent.click(screen.getByText('Код'));
  expect(onClick).toHaveBeenCalledTimes(1);
});
