import { render, screen } from '@testing-library/react';
import { Input } from './index.js';

describe('Input', () => {
  it('ties the label and the error to the field', () => {
    render(<Input label="Почта" error="Проверьте адрес: в нём нет @" />);
    const field = screen.getByRole('textbox', { name: 'Почта' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Проверьте адрес: в нём нет @');
  });
});
