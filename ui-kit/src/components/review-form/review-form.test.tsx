import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { faultsOf, emptyDraft } from './review-draft.js';
import { ReviewForm } from './index.js';

const nothing = () => undefined;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить отзыв' }));

describe('faultsOf', () => {
  it('wants a mark and at least a word, wherever it stands', () => {
    expect(faultsOf(emptyDraft)).toEqual(['rating', 'words']);
    expect(faultsOf({ ...emptyDraft, rating: 3, text: '  ' })).toEqual(['words']);
    expect(faultsOf({ ...emptyDraft, rating: 3, disadvantages: 'Жмут' })).toEqual([]);
  });
});

describe('ReviewForm', () => {
  it('says what is missing, leads to it, and forgets it once it is mended', async () => {
    const onSend = jest.fn();
    render(<ReviewForm onSend={onSend} />);
    await send();
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Напишите хотя бы пару слов' }));
    const words = screen.getByRole('textbox', { name: 'Комментарий' });
    expect(words).toHaveFocus();
    expect(words).toHaveAccessibleDescription('Напишите хотя бы пару слов');
    await userEvent.type(words, 'Лёгкие');
    // Letters stay in the field: the summary does not take the focus back.
    expect(words).toHaveValue('Лёгкие');
    expect(words).toBeValid();
  });

  it('sends a mark, the fit and the words', async () => {
    const onSend = jest.fn();
    render(<ReviewForm onSend={onSend} />);
    await userEvent.click(screen.getByRole('radio', { name: /^4 из 5/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Маломерит' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Достоинства' }), 'Лёгкие');
    await send();
    expect(onSend.mock.calls).toEqual([
      [{ rating: 4, fit: 'small', advantages: 'Лёгкие', disadvantages: '', text: '' }],
    ]);
  });

  it('says why it was refused', () => {
    render(<ReviewForm onSend={nothing} status="failed" failure="Отзыв уже есть" />);
    expect(screen.getByRole('alert')).toHaveTextContent(/Отзыв уже есть$/);
  });

  it('takes as much of each text as the shop keeps', () => {
    render(<ReviewForm onSend={nothing} />);
    const most = ['Достоинства', 'Недостатки', 'Комментарий'].map((name) =>
      screen.getByRole('textbox', { name }).getAttribute('maxlength'),
    );
    expect(most).toEqual(['1000', '1000', '4000']);
  });

  it('sends once while it is sending, by the keyboard too', async () => {
    const onSend = jest.fn();
    const draft = { rating: 5, text: 'Лёгкие' };
    render(<ReviewForm onSend={onSend} status="sending" defaultDraft={draft} />);
    await userEvent.click(screen.getByRole('button', { name: /Отправить отзыв/ }));
    expect(onSend).not.toHaveBeenCalled();
  });

  it('keeps everything when it fails, and says thanks with the focus when it is sent', () => {
    const { rerender } = render(<ReviewForm onSend={nothing} defaultDraft={{ text: 'Лёгкие' }} status="failed" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Всё написанное на месте');
    expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Лёгкие');
    rerender(<ReviewForm onSend={nothing} status="sent" />);
    expect(screen.getByRole('status')).toHaveTextContent('Спасибо');
    expect(screen.getByRole('status')).toHaveFocus();
  });
});
