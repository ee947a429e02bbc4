import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from '../components/modal/index.js';

it('useFocusTrap returns the focus to the first opener when one dialog replaces another', async () => {
  function Steps() {
    const [step, setStep] = useState<'none' | 'first' | 'second'>('none');
    const close = () => setStep('none');
    return (
      <>
        <button type="button" onClick={() => setStep('first')}>
          Войти
        </button>
        <Modal open={step === 'first'} title="Телефон" onOpenChange={close}>
          <button type="button" onClick={() => setStep('second')}>
            Дальше
          </button>
        </Modal>
        <Modal open={step === 'second'} title="Код" onOpenChange={close}>
          <input aria-label="Код" />
        </Modal>
      </>
    );
  }
  render(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Дальше' }));
  await waitFor(() => expect(screen.getByLabelText('Код', { selector: 'input' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Войти' })).toHaveFocus());
});
