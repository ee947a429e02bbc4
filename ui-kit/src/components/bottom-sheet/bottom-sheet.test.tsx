import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BottomSheet } from './index.js';

function Example({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Выбрать размер
      </button>
      <BottomSheet
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
        }}
        title="Размер"
      >
        42
      </BottomSheet>
    </>
  );
}

it('BottomSheet is a named dialog that takes and returns the focus and reports closing once', async () => {
  const onOpenChange = jest.fn();
  render(<Example onOpenChange={onOpenChange} />);
  const opener = screen.getByRole('button', { name: 'Выбрать размер' });
  await userEvent.click(opener);
  const sheet = await screen.findByRole('dialog', { name: 'Размер' });
  await waitFor(() => expect(sheet).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});
