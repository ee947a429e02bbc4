import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { faultsOf, emptyDraft } from './review-draft.js';
import { ReviewForm } from './index.js';

const nothing = () => undefined;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить отзыв' }));

describe('faultsOf', () => {
  it('faultsOf requires a rating and some text in any of the fields', () => {
    expect(faultsOf(emptyDraft)).toEqual(['rating', 'words']);
    expect(faultsOf({ ...emptyDraft, rating: 3, text: '  ' })).toEqual(['words']);
    expect(faultsOf({ ...emptyDraft, rating: 3, disadvantages: 'Жмут' })).toEqual([]);
  });
});

describe('ReviewForm', () => {
  it('ReviewForm lists missing fields with links, and clears an error when its field is corrected', async () => {
    const onSubmit = jest.fn();
    render(<ReviewForm onSubmit={onSubmit} />);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
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

  it('ReviewForm submits the rating, the fit and the texts', async () => {
    const onSubmit = jest.fn();
    render(<ReviewForm onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('radio', { name: /^4 из 5/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Маломерит' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Достоинства' }), 'Лёгкие');
    await send();
    expect(onSubmit.mock.calls).toEqual([
      [{ rating: 4, fit: 'small', advantages: 'Лёгкие', disadvantages: '', text: '' }],
    ]);
  });

  it('ReviewForm shows the reason why the review was refused', () => {
    render(<ReviewForm onSubmit={nothing} status="failed" error="Отзыв уже есть" />);
    expect(screen.getByRole('alert')).toHaveTextContent(/Отзыв уже есть$/);
  });

  it('ReviewForm limits each text to the shop’s maximum', () => {
    render(<ReviewForm onSubmit={nothing} />);
    const most = ['Достоинства', 'Недостатки', 'Комментарий'].map((name) =>
      screen.getByRole('textbox', { name }).getAttribute('maxlength'),
    );
    expect(most).toEqual(['1000', '1000', '4000']);
  });

  it('ReviewForm does not submit again while sending, by button or keyboard', async () => {
    const onSubmit = jest.fn();
    const draft = { rating: 5, text: 'Лёгкие' };
    render(<ReviewForm onSubmit={onSubmit} status="sending" defaultDraft={draft} />);
    await userEvent.click(screen.getByRole('button', { name: /Отправить отзыв/ }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ReviewForm keeps the entered text on failure, and focuses its thank-you message after success', () => {
    const { rerender } = render(<ReviewForm onSubmit={nothing} defaultDraft={{ text: 'Лёгкие' }} status="failed" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Всё написанное на месте');
    expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Лёгкие');
    rerender(<ReviewForm onSubmit={nothing} status="sent" />);
    expect(screen.getByRole('status')).toHaveTextContent('Спасибо');
    expect(screen.getByRole('status')).toHaveFocus();
  });
});
