import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Input } from '../input/index.js';
import { ErrorSummary } from './index.js';

const errors = [{ field: 'city', message: 'Укажите город' }];

it('ErrorSummary takes the focus and links each error to its field', async () => {
  render(
    <>
      <ErrorSummary errors={errors} />
      <Input label="Город" id="city" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Проверьте 1 поле');
  await userEvent.click(screen.getByRole('link', { name: 'Укажите город' }));
  expect(screen.getByRole('textbox', { name: 'Город' })).toHaveFocus();
});

it('ErrorSummary takes the focus again for new errors, and renders nothing when there are no errors', () => {
  const { rerender } = render(<ErrorSummary errors={[]} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<ErrorSummary errors={errors} />);
  screen.getByRole('alert').blur();
  rerender(<ErrorSummary errors={[...errors, { field: 'house', message: 'Укажите дом' }]} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Проверьте 2 поля');
});

it('ErrorSummary does not move the focus when corrected errors leave the list', () => {
  const house = { field: 'house', message: 'Укажите дом' };
  const { rerender } = render(<ErrorSummary errors={[...errors, house]} />);
  screen.getByRole('alert').blur();
  rerender(<ErrorSummary errors={[house]} />);
  expect(screen.getByRole('alert')).not.toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Проверьте 1 поле');
  rerender(<ErrorSummary errors={[{ ...house }]} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});
