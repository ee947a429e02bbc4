import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Input } from './index.js';

describe('Input', () => {
  it('Input names the field by its label and describes the field by its error', () => {
    render(<Input label="Почта" error="Проверьте адрес: в нём нет @" />);
    const field = screen.getByRole('textbox', { name: 'Почта' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Проверьте адрес: в нём нет @');
  });

  it('Input with prefix and suffix keeps its label, error and ref', () => {
    const ref = createRef<HTMLInputElement>();
    render(<Input ref={ref} label="Длина стопы, см" prefix="≈" suffix="см" error="Не больше 33" />);
    const field = screen.getByRole('textbox', { name: 'Длина стопы, см' });
    expect(ref.current).toBe(field);
    expect(field).toHaveAccessibleDescription('Не больше 33');
    expect(field).not.toHaveAttribute('prefix');
    expect(screen.getByText('≈')).toHaveAttribute('aria-hidden', 'true');
  });
});
